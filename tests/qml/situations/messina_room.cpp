// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/messina_room.h"

#include "tests/app/fixture.h"

#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(MagisterLudi_MessinaPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_Game_MessinaPlugin)

namespace magister::messina {

test::TableMaker tableAt(const Session& session) {
    return [session](const Table::Languages& languages, const QString& code) {
        auto table = std::make_unique<MessinaTable>(fixture::definition(), session.setup(), fixture::seats(), languages, code);
        table->restore(session);
        return table;
    };
}

MessinaTable& tableIn(test::TableRoom& room) { return static_cast<MessinaTable&>(room.table()); }

} // namespace magister::messina
