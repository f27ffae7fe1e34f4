// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/scene.h"

namespace magister {

QString Offers::text(const QString& target) const {
    switch (at(target).offer) {
    case Offer::None:
        return QStringLiteral("none");
    case Offer::Refused:
        return QStringLiteral("refused");
    case Offer::Legal:
        return QStringLiteral("legal");
    }
    return {};
}

} // namespace magister
