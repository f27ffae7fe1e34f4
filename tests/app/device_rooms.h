// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/fake_links.h"
#include "tests/app/fixture.h"

#include "app/devices/invitation.h"
#include "app/devices/joining.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace magister::test {

inline const QVector<Seat> sitting{{"Anna", "sapphire"}, {"", "ruby"}, {"Karl", "saffron"}};

inline std::unique_ptr<messina::MessinaTable> newTable() {
    return std::make_unique<messina::MessinaTable>(messina::fixture::definition(), messina::fixture::setup(3, 5), sitting,
                                                   messina::fixture::language, "en");
}

inline QStringList presences(RowsModel& seats) {
    QStringList words;
    for (const QVariantMap& row : seats.rows())
        words.append(row.value("presence").toString());
    return words;
}

inline QStringList namesOf(RowsModel& seats) {
    QStringList names;
    for (const QVariantMap& row : seats.rows())
        names.append(row.value("name").toString());
    return names;
}

inline QStringList told(const QSignalSpy& spy) {
    QStringList texts;
    for (const auto& one : spy)
        texts.append(one.at(0).toString() + ' ' + one.at(1).toString());
    return texts;
}

inline network::PositionTold position(int seat, int step = 0) {
    network::PositionTold told;
    told.seat = seat;
    told.step = step;
    return told;
}

/// A host's screen.
struct HostRoom {
    QTemporaryDir folder;
    FakeLinks links;
    bool hasLinks = true;
    bool shares = true;
    SharedTable* shared{};
    std::unique_ptr<messina::MessinaTable> table = newTable();
    Invitation invitation{[this](QString& problem) -> network::NetworkLinks* {
        if (!hasLinks) problem = "no such file";
        return hasLinks ? &links : nullptr;
    }};

    HostRoom() { invitation.setSubject(subject()); }
    ~HostRoom() { invitation.setSubject({}); }
    QString seatsFile() const { return folder.filePath("one.seats"); }
    Invitation::Subject subject() {
        return {table.get(),
                [this]() -> std::unique_ptr<SharedTable> {
                    auto made = shares ? std::make_unique<FakeShared>() : nullptr;
                    shared = made.get();
                    return made;
                },
                seatsFile()};
    }
    void open() {
        invitation.invite();
        links.host_->seatsTold(atHost());
        links.host_->listening({FakeLinks::way("192.168.1.5", "ABC")});
        links.take();
    }
    /// As the host tells it while no guest has come.
    QList<network::SeatTold> atHost() const {
        QList<network::SeatTold> all;
        for (const network::SeatAtHost& seat : links.seats)
            all.append({seat.name, seat.tincture, seat.here ? network::Presence::Here : network::Presence::Free});
        return all;
    }
};

/// A guest's screen.
struct GuestRoom {
    QTemporaryDir folder;
    FakeLinks links;
    bool hasLinks = true;
    bool lays = true;
    bool sound = true;   ///< the first position fits
    QStringList heard;   ///< by the guest's half of the table
    FakeGuest* guest{};
    QStringList screen;  ///< what was shown and cleared
    std::unique_ptr<Table> shown;
    std::unique_ptr<Joining> joining = anew();

    ~GuestRoom() { joining->leave(); }
    QString file() const { return folder.filePath("joined.json"); }
    std::unique_ptr<Joining> anew() {
        return std::make_unique<Joining>(
            Joining::Room{[this](QString& problem) -> network::NetworkLinks* {
                              if (!hasLinks) problem = "no such file";
                              return hasLinks ? &links : nullptr;
                          },
                          [this](const network::TableTold&, const network::PositionTold&) {
                              GuestSeating laid;
                              if (!lays) return laid;
                              auto half = std::make_unique<FakeGuest>(heard);
                              half->sound = sound;
                              guest = half.get();
                              laid.guest = std::move(half);
                              laid.table = newTable();
                              return laid;
                          },
                          [this](std::unique_ptr<Table> table, const QString& game) {
                              shown = std::move(table);
                              screen.append("show " + game);
                          },
                          [this] {
                              screen.append("clear");
                              shown.reset();
                          }},
            file());
    }
    static network::TableTold table(network::Presence second = network::Presence::Free, network::Presence third = network::Presence::Free) {
        return {"00000001",
                "messina",
                QByteArray(32, 'p'),
                {{"Anna", "violet", network::Presence::Here},
                 {second == network::Presence::Free ? "" : "Karl", "", second},
                 {third == network::Presence::Free ? "" : "Ewa", "no-colour", third}}};
    }
    void choose() {
        joining->join(FakeLinks::code());
        links.guest->connectedChanged(true);
        links.guest->tableTold(table());
        links.take();
    }
    void play() {
        choose();
        joining->sit({2}, "Karl");
        links.guest->seatsGiven({2});
        links.guest->tableTold(table(network::Presence::Here));
        links.guest->positionTold(position(2));
        links.take();
        heard.clear();
        screen.clear();
    }
};

} // namespace magister::test
