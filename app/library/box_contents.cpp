// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/box_contents.h"

#include "app/content/data_folder.h"
#include "app/content/game_facts.h"

namespace magister {

namespace {

QString wordOf(ValueSource source) {
    switch (source) {
    case ValueSource::Printed: return QStringLiteral("printed");
    case ValueSource::Inferred: return QStringLiteral("inferred");
    case ValueSource::House: return QStringLiteral("house");
    case ValueSource::YourBox: break;
    }
    return {};
}

} // namespace

const BoxList& BoxContents::listOf(const QString& game) const {
    auto known = m_lists.find(game);
    if (known == m_lists.end()) {
        // What is wrong with it says the check of all content.
        QList<Problem> problems;
        const GameFacts* facts = findGameFacts(game);
        known = m_lists.emplace(game, facts ? BoxList::read(DataFolder::find(), *facts, problems) : BoxList()).first;
    }
    return known->second;
}

QVariantList BoxContents::groups(const QString& game, const QString& language) const {
    const BoxList& box = listOf(game);
    QVariantList rows;
    for (const BoxGroup& group : box.groups()) {
        QVariantList parts;
        int count = 0;
        for (const BoxPart& part : group.parts) {
            count += part.count;
            parts.append(QVariantMap{{QStringLiteral("id"), part.id},
                                     {QStringLiteral("name"), box.part(language, part.id)},
                                     {QStringLiteral("note"), box.note(language, part.id)},
                                     {QStringLiteral("icon"), part.icon},
                                     {QStringLiteral("count"), part.count},
                                     {QStringLiteral("colours"), part.colours},
                                     {QStringLiteral("source"), wordOf(part.source)}});
        }
        rows.append(QVariantMap{{QStringLiteral("id"), group.id},
                                {QStringLiteral("title"), box.group(language, group.id)},
                                {QStringLiteral("count"), count},
                                {QStringLiteral("parts"), parts}});
    }
    return rows;
}

} // namespace magister

#include "moc_box_contents.cpp"
