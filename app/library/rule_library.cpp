// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule_library.h"

#include "content/user_pack.h"

#include <QRegularExpression>

#include <algorithm>

namespace magister {

RuleLibrary::RuleLibrary(const DataFolder& data)
    : m_data(data), m_catalogue(RuleCatalogue::read(data.packs("messina") + "/rules.json",
                                                    data.shown(data.packs("messina") + "/rules.json"), m_problems)) {
    for (const QString& language : languages()) {
        const QString path = data.rulingWords("messina", language);
        m_rulingWords.emplace(language, RulingWords::read(path, data.shown(path), language, m_problems));
    }
}

RuleLibrary::RuleLibrary(const DataFolder& data, const PackNumbers& numbers) : RuleLibrary(data) { m_numbers = numbers; }

const PackNumbers& RuleLibrary::numbers() const {
    if (!m_numbers) {
        // What is wrong with the pack is told by those who play with it.
        const PackResult pack = readMessinaPack(m_data.packs("messina"), m_data);
        m_numbers = pack.definition ? PackNumbers::of(*pack.definition) : PackNumbers();
    }
    return *m_numbers;
}

const RulingWords& RuleLibrary::rulingWords(const QString& language) const {
    const auto found = m_rulingWords.find(language);
    return found == m_rulingWords.end() ? m_rulingWords.at(languages().first()) : found->second;
}

const Articles& RuleLibrary::articles(const QString& language) const {
    const auto found = m_articles.find(language);
    if (found != m_articles.end()) return found->second;
    const QString folder = m_data.articles("messina", language);
    return m_articles.emplace(language, Articles::read(folder, m_data.shown(folder), m_catalogue,
                                                       {&numbers(), language}, m_problems))
        .first->second;
}

QString RuleLibrary::number(const QString& id) const {
    const RuleAtom* atom = m_catalogue.find(id);
    return atom ? atom->number : QString();
}

const RuleLibrary& RuleLibrary::shared() {
    static const RuleLibrary library = [] {
        const DataFolder data = DataFolder::find();
        const PackInForce packs = messinaPackInForce(data, userPackFolder("messina"));
        return packs.pack().definition ? RuleLibrary(data, PackNumbers::of(*packs.pack().definition))
                                       : RuleLibrary(data);
    }();
    return library;
}

namespace {

/// How well a word fits a text: at the start of a word better than inside one.
int worth(const QString& folded, const QString& word) {
    const auto at = folded.indexOf(word);
    if (at < 0) return 0;
    for (auto i = at; i >= 0; i = folded.indexOf(word, i + 1))
        if (i == 0 || !folded.at(i - 1).isLetterOrNumber()) return 2;
    return 1;
}

QString lineWith(const Article& article, const QString& word) {
    for (const QString& line : article.plain.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        if (line.toCaseFolded().contains(word)) return line;
    return article.plain.section(QLatin1Char('\n'), 0, 0);
}

} // namespace

QList<RuleHit> searchRules(const RuleLibrary& library, const QString& language, const QString& query, int most) {
    static const QRegularExpression space("\\s+");
    const QStringList words = query.toCaseFolded().split(space, Qt::SkipEmptyParts);
    const Articles& articles = library.articles(language);
    QList<RuleHit> hits;
    for (const RuleAtom& atom : library.catalogue().atoms()) {
        const Article* article = articles.find(atom.id);
        if (!article || !atom.hasArticle || words.isEmpty()) continue;
        const QString title = article->title.toCaseFolded();
        const QString key = article->plain.section(QLatin1Char('\n'), 0, 0).toCaseFolded();
        const QString text = article->plain.toCaseFolded();
        int score = 0;
        bool all = true;
        for (const QString& word : words) {
            const int found = worth(title, word) * 20 + worth(key, word) * 4 + worth(text, word);
            all = all && found > 0;
            score += found;
        }
        if (all) hits.append({atom.id, lineWith(*article, words.first()), score});
    }
    std::ranges::stable_sort(hits, std::ranges::greater{}, &RuleHit::score);
    return hits.mid(0, most);
}

} // namespace magister
