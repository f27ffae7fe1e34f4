// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/network_games.h"

#include "app/content/pack_in_force.h"
#include "app/content/save_head.h"
#include "app/messina/network/network_game.h"
#include "app/network/seat_key.h"
#include "app/orleans/network/network_game.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace magister {

namespace {

template <class Game>
network::OpenedGame begun(const QString& path, const QByteArray& lines, int players, const DataFolder& data) {
    const auto inForce = packInForce<typename Game::Save>(data);
    const auto failed = [&](const QList<Problem>& problems) { return network::OpenedGame{nullptr, problems}; };
    if (!inForce.pack().definition) return failed(inForce.printed.problems);
    typename Game::Setup setup;
    if (!lines.isEmpty()) {
        const auto read = Game::setupFromText(lines, false);
        if (!read.setup)
            return failed({{path, {}, 0, 0, ProblemKind::SaveMalformed,
                            {QStringLiteral("0"), QString::number(read.fault.byte), read.fault.expected, read.fault.found}}});
        setup = *read.setup;
    }
    if (players > 0) setup.players = static_cast<std::uint8_t>(players);
    setup.seed = qFromLittleEndian<quint64>(network::randomBytes(8).constData());
    QList<Problem> faults;
    for (const std::string& fault : Game::validate(*inForce.pack().definition, setup))
        faults.append({path, {}, 0, 0, ProblemKind::SaveUnsoundSetup,
                       {QStringLiteral("0"), QStringLiteral("0"), QString::fromStdString(fault).section(QLatin1Char(':'), 0, 0)}});
    if (!faults.isEmpty()) return failed(faults);
    network::OpenedGame opened = network::HostedGameOf<Game>::begin(path, setup, inForce.files);
    opened.problems = inForce.userProblems + opened.problems; // why values of the user's are not played with
    return opened;
}

template <class Game>
std::unique_ptr<network::GuestGame> guestGame(const QByteArray& packDigest, const DataFolder& data) {
    const auto plays = [&](const PackFiles& files) {
        return QCryptographicHash::hash(files.toBytes(), QCryptographicHash::Sha256) == packDigest;
    };
    const auto inForce = packInForce<typename Game::Save>(data);
    const auto made = [](const typename Game::Save::Pack& pack) -> std::unique_ptr<network::GuestGame> {
        if (!pack.definition) return nullptr;
        return std::make_unique<network::GuestGameOf<Game>>(std::make_shared<const typename Game::Definition>(*pack.definition));
    };
    if (plays(inForce.files)) return made(inForce.pack());
    if (inForce.yours && plays(PackFiles::fromFolder(data.packs(QLatin1String(Game::id)), data))) return made(inForce.printed);
    return nullptr;
}

} // namespace

const QStringList& networkGames() {
    static const QStringList games{QLatin1String(messina::NetworkGame::id), QLatin1String(orleans::NetworkGame::id)};
    return games;
}

network::OpenedGame beginNetworkGame(const QString& game, const QString& path, const QByteArray& setup, int players,
                                     const DataFolder& data) {
    if (game == QLatin1String(orleans::NetworkGame::id)) return begun<orleans::NetworkGame>(path, setup, players, data);
    return begun<messina::NetworkGame>(path, setup, players, data);
}

network::OpenedGame openNetworkGame(const QString& path) {
    if (gameOfSave(path) == orleans::NetworkGame::id) return network::HostedGameOf<orleans::NetworkGame>::open(path);
    return network::HostedGameOf<messina::NetworkGame>::open(path);
}

std::unique_ptr<network::GuestGame> guestGameOf(const network::TableTold& told, const DataFolder& data) {
    if (told.game == QLatin1String(messina::NetworkGame::id)) return guestGame<messina::NetworkGame>(told.pack, data);
    if (told.game == QLatin1String(orleans::NetworkGame::id)) return guestGame<orleans::NetworkGame>(told.pack, data);
    return nullptr;
}

} // namespace magister
