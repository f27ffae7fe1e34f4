// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/aid_phrases.h"

namespace magister::paper {

QStringList AidPhrases::keys() const {
    QStringList all = chapterKeys(*findGameFacts(game));
    for (const char* key : others)
        all.append(QString::fromLatin1(key));
    for (const auto& group : lines)
        for (const AidLine& line : group)
            all.append(QString::fromLatin1(line.key));
    for (const AidSymbol& symbol : symbols)
        if (symbol.name[0] == '=') all.append(QString::fromLatin1(symbol.name + 1));
    return all;
}

QHash<QString, QStringList> AidPhrases::rules() const {
    QHash<QString, QStringList> rules;
    const auto add = [&](const char* key, const char* rule) {
        rules[QString::fromLatin1(key)].append(game + u'.' + QString::fromLatin1(rule));
    };
    for (const auto& group : lines)
        for (const AidLine& line : group)
            for (const char* rule : line.rules)
                if (rule) add(line.key, rule);
    for (const AidCite& cite : cites)
        add(cite.key, cite.rule);
    return rules;
}

} // namespace magister::paper
