// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/orleans_room.h"

#include "tests/app/orleans/played_table.h"
#include "tests/engine/orleans/position.h"

#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(MagisterLudi_OrleansPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_Game_OrleansPlugin)

namespace magister::orleans {

test::TableMaker tableAt(const Session& session, PlayerIndex player) {
    return [session, player](const Table::Languages& languages, const QString& code) {
        auto table = std::make_unique<OrleansTable>(realDefinition(), told::drawing(), session.setup(),
                                                    told::seats().first(session.setup().players), languages, code);
        table->restore(session);
        if (session.state().isAsked(player)) table->askSeat(player + 1);
        return table;
    };
}

OrleansTable& tableIn(test::TableRoom& room) { return static_cast<OrleansTable&>(room.table()); }

} // namespace magister::orleans
