// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/orleans/played_table.h"

#include "app/orleans/pack/pack.h"
#include "tests/engine/orleans/position.h"

#include <QMetaProperty>
#include <QtTest>

namespace magister::orleans::told {

const MapDrawing& drawing() {
    static const MapDrawing drawing =
        readOrleansPack(QStringLiteral(MAGISTER_SOURCE_DIR "/resources/packs/orleans")).drawing;
    return drawing;
}

TablePtr tableOf(const Setup& setup, const QString& code) {
    return std::make_unique<OrleansTable>(realDefinition(), drawing(), setup, seats().first(setup.players), language, code);
}

TablePtr tableAt(const Session& session, const QString& code) {
    TablePtr table = tableOf(session.setup(), code);
    table->restore(session);
    return table;
}

Session sessionAfter(const Setup& setup, int commands, std::uint64_t seed) {
    Session session(realDefinition(), setup);
    Random random = Random::seeded(seed);
    while (commands-- > 0 && !session.state().over()) {
        const State& state = session.state();
        PlayerIndex player = static_cast<PlayerIndex>(random.below(state.playerCount));
        while (!state.isAsked(player))
            player = static_cast<PlayerIndex>((player + 1) % state.playerCount);
        const auto legal = choices(realDefinition(), state, player, Listing::LegalOnly);
        if (session.give(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))].command))
            qFatal("what is listed as legal is refused");
    }
    return session;
}

QVector<RowsModel*> modelsOf(OrleansTable& t) {
    return {t.seats(), t.towns(),  t.ways(),  t.mapGoods(),   t.places(), t.market(),    t.tracks(),   t.development(),
            t.deeds(), t.goodsMarket(), t.tiles(), t.hourglass(), t.buttons(), t.variants(), t.scores()};
}

QStringList logOf(OrleansTable& table) {
    QStringList lines;
    for (int i = 0; i < table.log()->count(); ++i)
        lines.append(table.log()->row(i).value("text").toString());
    return lines;
}

QVariantList shownBy(OrleansTable& table, int logFrom) {
    QVariantList all;
    const QMetaObject* meta = table.metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
        const QMetaProperty property = meta->property(i);
        if (property.metaType().flags() & QMetaType::PointerToQObject) continue;
        if (property.metaType() == QMetaType::fromType<RefusalCard>()) {
            const RefusalCard card = table.refusal();
            all.append(QVariantList{card.active, card.target, card.what, card.why, card.reason, card.rule});
            continue;
        }
        all.append(QVariantMap{{property.name(), property.read(&table)}});
    }
    for (RowsModel* model : modelsOf(table))
        for (const QVariantMap& row : model->rows())
            all.append(row);
    all.append(QVariant(table.drawOdds()));
    all.append(table.handOver());
    all.append(QVariant(table.growth()));
    for (int i = logFrom; i < table.log()->count(); ++i)
        all.append(table.log()->row(i));
    return all;
}

void wander(OrleansTable& table, int commands, Random& random) {
    while (commands-- > 0 && table.activeSeat() != 0) {
        const auto player = static_cast<PlayerIndex>(table.activeSeat() - 1);
        const auto legal = choices(table.definition(), table.state(), player, Listing::LegalOnly);
        QVERIFY(!table.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command));
    }
}

} // namespace magister::orleans::told
