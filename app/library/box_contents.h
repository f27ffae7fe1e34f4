// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/box_list.h"

#include <QObject>
#include <QVariantList>
#include <qqml.h>

#include <map>

namespace magister {

/// What lies in the box of each game, with its words.
class BoxContents : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// In the order of the list: {id, title, count, parts}; count is of all pieces. parts: {id, name, note, icon, count,
    /// colours, source}, source "printed", "inferred" or "house". Empty for no game of ours.
    Q_INVOKABLE QVariantList groups(const QString& game, const QString& language) const;

private:
    const BoxList& listOf(const QString& game) const;

    mutable std::map<QString, BoxList> m_lists; ///< those that were asked for
};

} // namespace magister
