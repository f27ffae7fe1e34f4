// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// One row of a model, by its roles. A game derives from it to give them types.
QtObject {
    required property var model
}
