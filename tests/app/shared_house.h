// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game_module.h"
#include "app/language/catalogue_language.h"
#include "app/library/rule_library.h"
#include "app/network/message.h"
#include "app/table/rows_model.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMetaProperty>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <thread>

/// One table on several devices, without a network between them: the table of the host, and tables of guests who are told
/// what the network would tell them.
namespace magister::devices {

using network::EventsTold;
using network::HostedGame;
using network::PositionTold;
using network::TableTold;

inline const QString ofMessina = QStringLiteral("messina"), ofOrleans = QStringLiteral("orleans");

/// The words of that game, with their rules.
inline TableVoice voiceOf(const QString& game) {
    static std::map<std::pair<QString, QString>, std::unique_ptr<CatalogueLanguage>> all;
    static std::map<QString, std::unique_ptr<Catalogues>> catalogues;
    return {[game](const QString& code) -> const Language& {
                auto& known = catalogues[game];
                if (!known) known = std::make_unique<Catalogues>(DataFolder::find(), game);
                auto& one = all[{game, code}];
                if (!one)
                    one = std::make_unique<CatalogueLanguage>(known->of(code), [game, code](const QString& rule) {
                        const RuleLibrary& library = RuleLibrary::shared(game);
                        return RuleTitle{library.number(rule), library.title(code, rule)};
                    });
                return *one;
            },
            QStringLiteral("en")};
}

/// The games, as the program knows them.
inline const GameModules& games() {
    static const GameModules all = makeGames(DataFolder::find());
    return all;
}

/// As the host tells it.
inline PositionTold positionOf(const HostedGame& game, int seat) {
    PositionTold told;
    told.seat = seat;
    told.step = game.steps();
    told.undos = game.undos();
    told.events = game.events();
    told.next = seat == 0 ? 1 : static_cast<int>(game.recordsOf(seat).size()) + 1;
    told.round = game.round();
    told.over = game.over();
    told.mayTakeBack = seat != 0 && game.mayTakeBack(seat);
    told.asked = game.asked();
    told.commands = game.commands(seat);
    told.position = game.position(seat);
    return told;
}

/// Everything that a person could read of the models of a table.
inline QVariantMap shownBy(Table& table) {
    QVariantMap all{{QStringLiteral("prompt"), table.prompt()}, {QStringLiteral("round"), table.round()},
                    {QStringLiteral("stage"), table.stage()},   {QStringLiteral("active"), table.activeSeat()},
                    {QStringLiteral("view"), table.viewSeat()}, {QStringLiteral("over"), table.over()},
                    {QStringLiteral("looking"), table.lookingSeat()}};
    const QMetaObject* type = table.metaObject();
    for (int i = 0; i < type->propertyCount(); ++i) {
        const QMetaProperty property = type->property(i);
        const auto* model = qobject_cast<RowsModel*>(property.read(&table).value<QObject*>());
        if (!model) continue;
        QVariantList rows;
        for (const QVariantMap& row : model->rows())
            rows.append(row);
        all.insert(QString::fromLatin1(property.name()), rows);
    }
    QVariantList log;
    for (int i = 0; i < table.log()->count(); ++i)
        log.append(table.log()->row(i));
    all.insert(QStringLiteral("log"), log);
    return all;
}

/// Where two of them differ first; empty for nowhere.
inline QString difference(const QVariantMap& one, const QVariantMap& other) {
    const auto written = [](const QVariant& value) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{QJsonValue::fromVariant(value)}).toJson(QJsonDocument::Compact));
    };
    for (auto it = one.begin(); it != one.end(); ++it) {
        if (it.value() == other.value(it.key())) continue;
        const bool isMap = it.value().userType() == QMetaType::QVariantMap;
        const QVariantList left = isMap ? QVariantList{it.value()} : it.value().toList();
        const QVariantList right = isMap ? QVariantList{other.value(it.key())} : other.value(it.key()).toList();
        for (qsizetype i = 0; i < std::max(left.size(), right.size()); ++i) {
            const QVariantMap mine = left.value(i).toMap(), theirs = right.value(i).toMap();
            for (auto role = mine.begin(); role != mine.end(); ++role)
                if (role.value() != theirs.value(role.key()))
                    return QStringLiteral("%1, row %2, %3: %4 and %5")
                        .arg(it.key()).arg(i).arg(role.key(), written(role.value()), written(theirs.value(role.key())));
            if (mine != theirs || left.value(i) != right.value(i))
                return QStringLiteral("%1, row %2: %3 and %4").arg(it.key()).arg(i).arg(written(left.value(i)), written(right.value(i)));
        }
        return QStringLiteral("%1: %2 and %3").arg(it.key(), written(it.value()), written(other.value(it.key())));
    }
    return {};
}

/// A table in this window that others play at, too, and the game as the thread of the network has it.
struct House {
    House(const QString& game, int players, quint64 seed) : module(*findGame(games(), game)) {
        SetupRequest request;
        for (int seat = 0; seat < players; ++seat)
            request.seats.append({QStringLiteral("P%1").arg(seat + 1), tinctures().at(seat)});
        request.seed = seed;
        request.shuffled = false;
        file = folder.filePath(QStringLiteral("shared.game"));
        table = module.begin(request, file, voiceOf(game)).table;
        if (!table) return;
        shared = module.share(*table);
        if (shared) hosted = shared->game();
    }
    /// As the thread of the network does it, while this one goes on.
    template <class Deed> HostedGame::Answer fromThere(Deed deed) {
        HostedGame::Answer answer;
        std::atomic_bool done = false;
        std::thread other([&] {
            answer = deed(*hosted);
            done = true;
        });
        while (!done)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        other.join();
        return answer;
    }
    HostedGame::Answer give(int seat, const QString& command) {
        return fromThere([&](HostedGame& game) { return game.give(seat, command.toLatin1()); });
    }
    TableTold told() const {
        TableTold all{QStringLiteral("ABCDEFGH"), module.id(), hosted->packDigest(), {}};
        for (const Seat& seat : table->seatsAtTable())
            all.seats.append({seat.name, seat.tincture, network::Presence::Here});
        return all;
    }

    const GameModule& module;
    QTemporaryDir folder;
    QString file;
    std::unique_ptr<Table> table;
    std::unique_ptr<SharedTable> shared;
    std::unique_ptr<HostedGame> hosted;
};

/// The table of a guest, who asks the house for events at once.
struct Visitor {
    Visitor(House& at, const QList<int>& own)
        : house(at), seats(own),
          seating(at.module.layGuest(at.told(), positionOf(*at.hosted, own.isEmpty() ? 0 : own.first()), voiceOf(at.module.id()))) {
        if (!seating.guest) return;
        seating.guest->ask = [this](int seat, int from) { asked.append({seat, from}); };
        seating.guest->give = [this](int seat, const QString& command) { given.append({seat, command}); };
        seating.guest->takeBack = [this](int seat) { takenBack.append(seat); };
        seating.guest->setSeats(seats);
        hear();
    }
    /// Is told everything, as far as it has not been.
    void hear() {
        for (const int seat : seats.isEmpty() ? QList<int>{0} : seats)
            QVERIFY(seating.guest->see(positionOf(*house.hosted, seat)));
        while (!asked.isEmpty()) {
            const auto [seat, from] = asked.takeFirst();
            QVERIFY(seating.guest->tell(EventsTold{seat, from, house.hosted->events(seat, from, network::mostEvents)}));
        }
    }

    House& house;
    QList<int> seats;
    GuestSeating seating;
    QList<std::pair<int, int>> asked;
    QList<std::pair<int, QString>> given;
    QList<int> takenBack;
};

} // namespace magister::devices
