// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/search_index.h"

#include "app/library/search/stemming.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <set>

namespace magister {

namespace {

QStringList comparedWords(const QString& text, const SearchLanguage& language) {
    QStringList words;
    for (const FoldedWord& word : foldedWords(text))
        words.append(language.compared(word.folded));
    return words;
}

struct Text {
    SearchField field{};
    QString text;
};

QList<Text> unitsOf(const SearchDocument& document) {
    QList<Text> units{{SearchField::Title, document.title}, {SearchField::Chapter, document.chapter}};
    const auto add = [&](SearchField field, const QStringList& texts) {
        for (const QString& text : texts)
            if (!text.trimmed().isEmpty()) units.append({field, text});
    };
    add(SearchField::Key, sentencesOf(document.key));
    for (const QString& paragraph : document.body)
        add(SearchField::Body, sentencesOf(paragraph));
    add(SearchField::Edition, document.edition.split(QLatin1Char('\n')));
    add(SearchField::Asked, document.asked);
    return units;
}

/// Whether words found in a unit are ever marked for the reader; of questions there are too many to keep their places.
bool isShown(SearchField field) {
    return field != SearchField::Asked && field != SearchField::Chapter;
}

QStringList phrasesOf(const SearchTerm& term) {
    return QStringList(term.term) + term.forms;
}

/// The forms of a term, word by word: "plague cube" and "plague cubes" give the kin of "plague" and that of "cube".
/// Forms in another order or with other words share no beginning and are left alone.
QList<QStringList> kinOf(const SearchTerm& term, const SearchLanguage& language) {
    const QStringList model = comparedWords(term.term, language);
    QList<QStringList> kin;
    for (const QString& word : model)
        kin.append({word});
    for (const QString& form : term.forms) {
        const QStringList words = comparedWords(form, language);
        if (words.size() != model.size()) continue;
        for (qsizetype i = 0; i < words.size(); ++i)
            if (words[i].size() > 2 && words[i].left(3) == model[i].left(3)) kin[i].append(words[i]);
    }
    return kin;
}

void weighStems(SearchIndex& index) {
    auto& stems = index.vocabulary.stems();
    std::vector<int> seenIn(stems.size(), -1);
    for (std::size_t d = 0; d < index.documents.size(); ++d)
        for (const SearchUnit& unit : index.documents[d].units)
            for (const int form : unit.forms) {
                const auto stem =
                    static_cast<std::size_t>(index.vocabulary.forms()[static_cast<std::size_t>(form)].stem);
                if (seenIn[stem] != static_cast<int>(d)) ++stems[stem].documents;
                seenIn[stem] = static_cast<int>(d);
            }
    const auto all = static_cast<double>(index.documents.size());
    for (auto& stem : stems)
        stem.rarity = std::log(1 + (all - stem.documents + 0.5) / (stem.documents + 0.5));
    index.rarityOfUnknown = std::log(2 + 2 * all);
}

void weighUnits(SearchIndex& index) {
    double words = 0;
    double asked = 0;
    for (IndexedDocument& document : index.documents) {
        for (SearchUnit& unit : document.units) {
            std::set<int> stems;
            for (const int form : unit.forms) {
                const auto& each = index.vocabulary.forms()[static_cast<std::size_t>(form)];
                if (!each.isStop && stems.insert(each.stem).second) unit.rarity += index.rarity(each.stem);
            }
            if (unit.field == SearchField::Body) document.length += static_cast<double>(unit.forms.size());
            if (unit.field == SearchField::Asked) document.askedLength += static_cast<double>(unit.forms.size());
        }
        words += document.length;
        asked += document.askedLength;
    }
    if (words > 0) index.meanLength = words / static_cast<double>(index.documents.size());
    if (asked > 0) index.meanAskedLength = asked / static_cast<double>(index.documents.size());
}

void listStems(SearchIndex& index) {
    index.holders.resize(index.vocabulary.stems().size());
    for (std::size_t d = 0; d < index.documents.size(); ++d) {
        std::set<int> stems;
        for (const SearchUnit& unit : index.documents[d].units) {
            // Headings stand above many articles, and notes on editions tell of what is otherwise.
            if (unit.field == SearchField::Chapter || unit.field == SearchField::Edition) continue;
            for (const int form : unit.forms) {
                const auto& each = index.vocabulary.forms()[static_cast<std::size_t>(form)];
                if (!each.isStop) stems.insert(each.stem);
            }
        }
        index.documents[d].stems.assign(stems.begin(), stems.end());
        for (const int stem : stems)
            index.holders[static_cast<std::size_t>(stem)].push_back(static_cast<int>(d));
    }
}

void addPhrases(SearchIndex& index) {
    Stemmer stemmer(*index.row);
    QSet<QString> seen;
    const auto add = [&](int term, const QString& text, bool isOther) {
        TermPhrase phrase{term, isOther, {}};
        QString key = QString::number(term);
        for (const QString& word : comparedWords(text, *index.row)) {
            phrase.stems.push_back(index.vocabulary.stem(word, stemmer.stem(word)));
            key += QLatin1Char(' ') + QString::number(phrase.stems.back());
        }
        if (phrase.stems.empty() || seen.contains(key)) return;
        seen.insert(key);
        index.phrases.push_back(phrase);
    };
    for (int t = 0; t < index.terms.size(); ++t) {
        for (const QString& phrase : phrasesOf(index.terms[t]))
            add(t, phrase, false);
        for (const QString& phrase : index.terms[t].also)
            add(t, phrase, true);
    }
}

} // namespace

QStringList sentencesOf(const QString& paragraph) {
    QStringList sentences;
    qsizetype from = 0;
    for (qsizetype i = 0; i + 1 < paragraph.size(); ++i) {
        const bool ends = QStringLiteral(".!?…").contains(paragraph[i]) && paragraph[i + 1].isSpace() &&
                          i + 2 < paragraph.size() && !paragraph[i + 2].isLower() && !paragraph[i + 2].isDigit();
        // "z. B.", "S. 3": a single letter before the dot abbreviates.
        if (!ends || (i > 1 && paragraph[i - 1].isLetter() && !paragraph[i - 2].isLetter())) continue;
        sentences.append(paragraph.mid(from, i + 1 - from).trimmed());
        from = i + 1;
    }
    const QString rest = paragraph.mid(from).trimmed();
    if (!rest.isEmpty()) sentences.append(rest);
    return sentences;
}

SearchIndex buildSearchIndex(const SearchTexts& texts) {
    SearchIndex index;
    index.language = texts.language;
    index.row = &searchLanguage(texts.language);
    index.terms = texts.terms;

    QStringList words;
    std::vector<QList<Text>> units;
    for (const SearchDocument& document : texts.documents) {
        units.push_back(unitsOf(document));
        for (const Text& unit : units.back())
            words += comparedWords(unit.text, *index.row);
    }
    QList<QStringList> kin;
    for (qsizetype t = 0; t < texts.terms.size(); ++t) {
        index.termIndex.insert(texts.terms[t].id, static_cast<int>(t));
        kin += kinOf(texts.terms[t], *index.row);
        for (const QString& phrase : phrasesOf(texts.terms[t]) + texts.terms[t].also)
            words += comparedWords(phrase, *index.row);
    }
    index.vocabulary = Vocabulary(*index.row, words, kin);

    for (qsizetype d = 0; d < texts.documents.size(); ++d) {
        IndexedDocument document{texts.documents[d], {}, 0, 0, {}};
        for (const Text& unit : units[static_cast<std::size_t>(d)]) {
            SearchUnit indexed{unit.field, unit.text, {}, {}, 0};
            for (const FoldedWord& word : foldedWords(unit.text)) {
                indexed.forms.push_back(index.vocabulary.form(index.row->compared(word.folded)));
                if (isShown(unit.field))
                    indexed.places.push_back({static_cast<int>(word.from), static_cast<int>(word.length)});
            }
            document.units.push_back(indexed);
        }
        index.documentIndex.insert(document.texts.id, static_cast<int>(d));
        index.documents.push_back(document);
    }
    weighStems(index);
    weighUnits(index);
    listStems(index);
    addPhrases(index);
    return index;
}

} // namespace magister
