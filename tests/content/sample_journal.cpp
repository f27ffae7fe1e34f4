// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_journal.h"

#include "position.h"
#include "random_setup.h"

#include "messina/notation.h"

#include <QCryptographicHash>

#include <numeric>

namespace magister::messina {

namespace {

template <class List> std::vector<std::string> someIds(Random& random, const List& list, std::size_t most) {
    std::vector<std::string> ids;
    for (const auto& each : list)
        ids.push_back(each.id);
    random.shuffle(ids);
    ids.resize(random.below(static_cast<std::uint32_t>(std::min(most, ids.size()) + 1)));
    return ids;
}

/// Side b boards for the seats.
template <class List> std::vector<std::string> someSidesB(Random& random, const List& list, std::size_t players) {
    const List sidesB(list.begin() + 1, list.end());
    return someIds(random, sidesB, players);
}

} // namespace

const PackFiles& realPack() {
    static const PackFiles pack = [] {
        const DataFolder data = DataFolder::find();
        return PackFiles::fromFolder(data.packs(QStringLiteral("messina")), data);
    }();
    return pack;
}

QByteArray SampleJournal::record(int number) const {
    const auto at = static_cast<std::size_t>(number);
    const qsizetype end = at + 1 < starts.size() ? starts[at + 1] : bytes.size();
    return bytes.mid(starts[at], end - starts[at]);
}

QByteArray SampleJournal::with(int number, const QByteArray& changed) const {
    const qsizetype start = starts[static_cast<std::size_t>(number)];
    return bytes.first(start) + changed + bytes.mid(start + record(number).size());
}

SampleJournal sampleJournal(const Setup& setup, int records) {
    const Definition& definition = realDefinition();
    Session session(definition, setup);
    SampleJournal journal{saveHead(definition, setup, realPack()), {0}, 0};
    QByteArray link = linkTo(journal.bytes);
    Random random = Random::seeded(setup.seed ^ 0x5DEECE66Du);
    std::vector<Choice> list;
    while (!session.state().over() && journal.count() < records) {
        JournalRecord record;
        if (session.canUndo() && random.below(20) == 0) {
            record.seat = static_cast<std::uint8_t>(session.moves().back().player + 1);
            record.kind = RecordKind::Undo;
            session.undo();
        } else {
            const PlayerIndex player = session.state().toAct();
            list.clear();
            listChoices(definition, session.state(), player, Listing::LegalOnly, list);
            const Command command = list[random.below(static_cast<std::uint32_t>(list.size()))].command;
            record.seat = static_cast<std::uint8_t>(player + 1);
            record.command = QByteArray::fromStdString(toText(definition, session.state(), command));
            session.give(player, command);
        }
        record.state = positionHash(definition, session.state());
        const QByteArray line = journalLine(record, link);
        link = linkTo(line);
        journal.starts.push_back(journal.bytes.size());
        journal.bytes += line;
    }
    journal.last = positionHash(definition, session.state());
    return journal;
}

Setup pinnedSetup(std::uint64_t seed) {
    const Definition& def = realDefinition();
    Setup setup = randomSetup(seed);
    Random random = Random::seeded(seed ^ 0x9A1Du);
    PinnedDraws& p = setup.pinned;
    for (std::size_t c = 0; c < classCount; ++c) {
        std::vector<Workshop> early;
        for (const Workshop& each : def.workshops)
            if (!each.late && each.citizenClass == static_cast<CitizenClass>(c)) early.push_back(each);
        p.workshops[c] = someIds(random, early, 6);
    }
    std::vector<HutUpgrade> huts = def.hutUpgrades;
    random.shuffle(huts);
    for (std::size_t i = 0; i < 3; ++i)
        p.huts[i] = someIds(random, std::vector<HutUpgrade>(huts.begin() + static_cast<std::ptrdiff_t>(i * 5),
                                                           huts.begin() + static_cast<std::ptrdiff_t>(i * 5 + 5)), 5);
    std::vector<Ship> ships;
    for (const Ship& ship : def.ships)
        if (setup.players > 2 || ship.goods != def.removedForTwo) ships.push_back(ship);
    p.ships = someIds(random, ships, 5);
    p.carts = someIds(random, def.carts, 4);
    p.docking = {"lower-left", "upper-left"};
    if (setup.players == 1) p.solo = someIds(random, def.solo.tiles, 6);
    if (setup.rulings.portCorners == ruling::PortCorners::Random) p.ports = someIds(random, def.ports, 4);
    if (setup.boards == Side::B) p.boards = someSidesB(random, def.boards, setup.players);
    if (setup.scrolls == Side::B) p.scrolls = someSidesB(random, def.scrollBoards, setup.players);
    if (random.below(2)) p.wheel = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(def.wheel.size())));
    if (setup.players > 1 && random.below(2)) {
        p.order.resize(setup.players);
        std::iota(p.order.begin(), p.order.end(), std::uint8_t{1});
        random.shuffle(p.order);
    }
    return setup;
}

QByteArray mended(const QByteArray& record) {
    const auto sha = [](const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex(); };
    const qsizetype feed = record.indexOf('\n');
    const QByteArray line = record.first(feed);
    if (line.startsWith("magister-game/")) {
        const QByteArray body = record.mid(feed + 1);
        return line.first(line.indexOf(' ')) + ' ' + QByteArray::number(body.size()) + ' ' + sha(body) + '\n' + body;
    }
    const qsizetype checksum = line.indexOf(' ') + 1;
    const QByteArray content = line.mid(line.indexOf(' ', checksum) + 1);
    const QByteArray summed = sha(content).first(16) + ' ' + content;
    return QByteArray::number(summed.size()) + ' ' + summed + '\n';
}

} // namespace magister::messina
