// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/term_marker.h"

#include <QRegularExpression>

#include <algorithm>

namespace magister {

namespace {

using namespace Qt::StringLiterals;

bool isWordPart(QChar c) { return c.isLetterOrNumber() || c.isMark(); }

qsizetype wordEnd(const QString& text, qsizetype from) {
    while (from < text.size() && isWordPart(text.at(from)))
        ++from;
    return from;
}

/// Behind one space between words of a phrase, breaking or not; `from` itself if there is none.
qsizetype spaceEnd(const QString& text, qsizetype from) {
    if (from < text.size() && (text.at(from) == u' ' || text.at(from) == QChar::Nbsp || text.at(from) == u'-'))
        return from + 1;
    static const QString entity = u"&nbsp;"_s;
    return QStringView(text).mid(from).startsWith(entity) ? from + entity.size() : from;
}

} // namespace

TermMarker::TermMarker(const Glossary& glossary, const QString& language) {
    for (const Term& term : glossary.terms()) {
        const TermWords* words = glossary.words(language, term.id);
        if (!words) continue;
        for (const QString& form : QStringList{words->term} + words->forms) {
            const QStringList parts = comparedWords(form);
            if (parts.isEmpty()) continue;
            QList<bool> capital;
            for (const QString& word : splitWords(form))
                capital.append(word.front().isUpper());
            m_phrases[parts.first()].append({parts, capital, term.id});
        }
    }
    for (auto& list : m_phrases)
        std::ranges::stable_sort(list, std::ranges::greater{}, [](const Phrase& each) { return each.words.size(); });
}

TermMarker::Match TermMarker::at(const QString& text, qsizetype from) const {
    const auto found = m_phrases.constFind(text.mid(from, wordEnd(text, from) - from).toCaseFolded());
    if (found == m_phrases.constEnd()) return {};
    for (const Phrase& phrase : *found) {
        qsizetype end = wordEnd(text, from);
        bool fits = text.at(from).isUpper() || !phrase.capital.first();
        for (qsizetype i = 1; fits && i < phrase.words.size(); ++i) {
            const qsizetype next = spaceEnd(text, end);
            const qsizetype stop = wordEnd(text, next);
            fits = next > end && text.mid(next, stop - next).toCaseFolded() == phrase.words.at(i) &&
                   (text.at(next).isUpper() || !phrase.capital.at(i));
            end = stop;
        }
        if (fits) return {phrase.term, end};
    }
    return {};
}

QString TermMarker::marked(const QString& html, QSet<QString>& seen) const {
    QString out;
    int links = 0;
    for (qsizetype i = 0; i < html.size();) {
        const QStringView rest = QStringView(html).mid(i);
        qsizetype next = i + 1;
        if (html.at(i) == u'<') {
            links += rest.startsWith("<a "_L1) ? 1 : rest.startsWith("</a"_L1) ? -1 : 0;
            const auto close = html.indexOf(u'>', i);
            next = close < 0 ? html.size() : close + 1;
        } else if (html.at(i) == u'&') {
            const auto close = html.indexOf(u';', i);
            next = close < 0 || close - i > 8 ? i + 1 : close + 1;
        } else if (isWordPart(html.at(i))) {
            const Match match = links == 0 ? at(html, i) : Match();
            next = match.term.isEmpty() ? wordEnd(html, i) : match.end;
            if (!match.term.isEmpty() && !seen.contains(match.term)) {
                seen.insert(match.term);
                out += u"<a href=\"term:%1\">%2</a>"_s.arg(match.term, html.mid(i, next - i));
                i = next;
                continue;
            }
        }
        out += QStringView(html).mid(i, next - i);
        i = next;
    }
    return out;
}

QString TermMarker::marked(const QString& html) const {
    QSet<QString> seen;
    return marked(html, seen);
}

QStringList TermMarker::termsIn(const QStringList& html) const {
    static const QRegularExpression tag("<[^>]*>");
    static const QRegularExpression link("href=\"term:([^\"]*)\"");
    QStringList found;
    QSet<QString> seen;
    for (QString each : html) // words of links count here
        for (const auto& match : link.globalMatch(marked(each.remove(tag), seen)))
            found.append(match.captured(1));
    return found;
}

} // namespace magister
