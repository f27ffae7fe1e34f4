// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/refusal_card.h"

#include <algorithm>

namespace magister {

QVariantList lettered(const QVariantList& instead, const QVector<QVariantMap>& buttons) {
    // Without E, which goes on wherever it means something, and without U Z T G L H K I X.
    QString left = QStringLiteral("ABCDFJMNOPQRSVWY");
    for (const QVariantMap& button : buttons)
        if (const QString letter = button.value("letter").toString(); !letter.isEmpty()) left.remove(letter);
    QVariantList offers;
    for (const QVariant& one : instead) {
        QVariantMap offer = one.toMap();
        const auto button = std::find_if(buttons.begin(), buttons.end(), [&](const QVariantMap& row) {
            return offer.value("alone").toBool() && row.value("target") == offer.value("target");
        });
        QString letter = button == buttons.end() ? QString() : button->value("letter").toString();
        if (letter.isEmpty()) {
            letter = left.left(1);
            left.remove(0, 1);
        }
        offer.insert("letter", letter);
        offers.append(offer);
    }
    return offers;
}

} // namespace magister

#include "moc_refusal_card.cpp"
