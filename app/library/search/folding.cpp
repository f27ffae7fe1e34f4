// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/folding.h"

namespace magister {

namespace {

/// The character at `at`, which moves behind it; a lone surrogate is read as a blank.
char32_t next(QStringView text, qsizetype& at) {
    const QChar c = text[at++];
    if (!c.isSurrogate()) return c.unicode();
    if (!c.isHighSurrogate() || at == text.size() || !text[at].isLowSurrogate()) return U' ';
    return QChar::surrogateToUcs4(c, text[at++]);
}

/// A letter that Unicode does not take apart, in other letters; null if there is nothing to say.
const char16_t* inOtherLetters(char32_t letter) {
    switch (letter) {
    case U'ß':
        return u"ss";
    case U'ł':
        return u"l";
    case U'đ':
        return u"d";
    case U'ø':
        return u"o";
    case U'æ':
        return u"a"; // as "ä", whose folding is "a" too
    case U'œ':
        return u"o";
    case U'ı':
        return u"i";
    default:
        return nullptr;
    }
}

/// Marks, soft hyphens and the like do not end a word.
bool staysInside(char32_t c) {
    return QChar::isMark(c) || QChar::category(c) == QChar::Other_Format;
}

void appendFolded(QString& out, char32_t letter) {
    const char32_t low = QChar::toCaseFolded(letter);
    if (low < 0x80) {
        out += QChar(static_cast<char16_t>(low));
    } else if (const char16_t* other = inOtherLetters(low)) {
        out += QStringView(other);
    } else if (low == U'й') {
        out += QChar(static_cast<char16_t>(low));
    } else if (staysInside(low)) {
        if (low == 0x0306 && out.endsWith(QChar(u'и'))) out.back() = QChar(u'й');
    } else if (const QString parts = QChar::decomposition(low); !parts.isEmpty()) {
        // Compatibility forms (ligatures, full width) are taken apart as well; a part may come apart again.
        for (qsizetype at = 0; at < parts.size();)
            if (const char32_t part = next(parts, at); part != low && !QChar::isMark(part)) appendFolded(out, part);
    } else {
        for (const QChar c : QChar::fromUcs4(low))
            out += c;
    }
}

} // namespace

QString fold(QStringView text) {
    QString out;
    out.reserve(text.size());
    for (qsizetype at = 0; at < text.size();)
        appendFolded(out, next(text, at));
    return out;
}

QList<FoldedWord> foldedWords(QStringView text, qsizetype most) {
    QList<FoldedWord> words;
    qsizetype from = -1;
    const auto close = [&](qsizetype end) {
        if (from < 0) return;
        FoldedWord word{from, end - from, fold(text.mid(from, end - from))};
        if (!word.folded.isEmpty()) words.append(word);
        from = -1;
    };
    for (qsizetype behind = 0; behind < text.size() && words.size() < most;) {
        const qsizetype at = behind;
        const char32_t c = next(text, behind);
        if (QChar::isLetterOrNumber(c)) {
            if (from < 0) from = at;
        } else if (!staysInside(c)) {
            close(at);
        }
    }
    if (words.size() < most) close(text.size());
    return words;
}

QString withoutUmlautDigraphs(const QString& folded) {
    static const QString umlauts = QStringLiteral("aou");
    static const QString before = QStringLiteral("aeiouyq");
    QString out;
    out.reserve(folded.size());
    for (qsizetype i = 0; i < folded.size(); ++i) {
        const QChar c = folded.at(i);
        const bool digraph = c == QLatin1Char('e') && i > 0 && umlauts.contains(folded.at(i - 1)) &&
                             (i < 2 || !before.contains(folded.at(i - 2)));
        if (!digraph) out += c;
    }
    return out;
}

} // namespace magister
