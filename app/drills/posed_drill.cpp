// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/posed_drill.h"

namespace magister {

QString answerLetter(std::size_t index) {
    return QString(QChar(static_cast<char16_t>(u'a' + index)));
}

std::vector<int> numbersAround(int right, Random random) {
    std::vector<int> others{right + 1, right + 2, right + 3, right * 2, right - 1, right - 2};
    std::erase_if(others, [&](int n) { return n == right || (n < 0 && right >= 0) || (n > 0 && right < 0); });
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    random.shuffle(others);
    others.resize(3);
    others.push_back(right);
    std::sort(others.begin(), others.end());
    return others;
}

QString unclear(const DrillQuestion& question) {
    QStringList ids;
    for (const DrillOption& option : question.options)
        ids.append(option.id);
    if (ids.size() < 2) return QStringLiteral("nothing to choose from");
    if (ids.removeDuplicates() > 0) return QStringLiteral("two options with one id");
    const auto right = question.rightIds().size();
    const bool one = question.kind == DrillKind::YesNo || question.kind == DrillKind::Number ||
                     question.kind == DrillKind::WhatNow || question.kind == DrillKind::Mistake;
    if (one && right != 1) return QStringLiteral("%1 right answers").arg(right);
    if (right == 0) return QStringLiteral("no right answer");
    return {};
}

} // namespace magister
