// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// One row of a model, by its roles.
QtObject {
    required property var model
}
