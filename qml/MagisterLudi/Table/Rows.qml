// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import QtQuick

// Access to single rows of a model from bindings.
Instantiator {
    id: rows

    property int revision: 0

    // The first row whose role has the value; null if there is none.
    function find(role: string, value: var): var {
        // Reading it makes a binding look again when rows come and go.
        if (rows.revision < 0)
            return null;
        for (let i = 0; i < rows.count; ++i) {
            const holder = rows.objectAt(i) as RowHolder;
            if (holder && holder.model[role] === value)
                return holder.model;
        }
        return null;
    }

    // The same row as its holder, for those who give the rows a type of their own as `delegate`.
    function holder(role: string, value: var): QtObject {
        if (rows.revision < 0)
            return null;
        for (let i = 0; i < rows.count; ++i) {
            const holder = rows.objectAt(i) as RowHolder;
            if (holder && holder.model[role] === value)
                return holder;
        }
        return null;
    }

    delegate: RowHolder {}
    onObjectAdded: revision += 1
    onObjectRemoved: revision += 1
}
