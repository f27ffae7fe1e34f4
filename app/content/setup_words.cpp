// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_words.h"

namespace magister::messina {

const QStringList& sideWords() {
    static const QStringList words{QStringLiteral("basic"), QStringLiteral("advanced")};
    return words;
}

std::optional<Side> sideFrom(const QString& word) {
    const qsizetype index = sideWords().indexOf(word);
    if (index < 0) return std::nullopt;
    return index == 0 ? Side::A : Side::B;
}

QStringList setRuling(Rulings& rulings, const QString& option, const QString& choice) {
    QStringList expected;
    const std::size_t index = rulingIndex(option.toStdString());
    if (index == rulingCount) {
        for (const RulingOption& each : rulingOptions())
            expected.append(QString::fromUtf8(each.id));
        return expected;
    }
    const auto& choices = rulingOptions()[index].choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (QString::fromUtf8(choices[i]) == choice) {
            setAnswer(rulings, index, static_cast<std::uint8_t>(i));
            return {};
        }
        expected.append(QString::fromUtf8(choices[i]));
    }
    return expected;
}

} // namespace magister::messina
