// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/setup_lines.h"

#include <algorithm>

namespace magister {

namespace {

QByteArray writtenId(const std::string& id) {
    if (id.empty()) return "%";
    QByteArray out;
    for (const char c : id) {
        if (c > ' ' && c <= '~' && c != '%')
            out += c;
        else
            out += '%' + QByteArray::number(static_cast<unsigned char>(c), 16).rightJustified(2, '0');
    }
    return out;
}

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/// Only what writtenId() gives.
std::optional<std::string> idFrom(QByteArrayView word) {
    if (word == QByteArrayView("%")) return std::string();
    std::string id;
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (word[i] != '%') {
            id += word[i];
            continue;
        }
        if (i + 2 >= word.size()) return std::nullopt;
        const int high = hexDigit(word[i + 1]);
        const int low = hexDigit(word[i + 2]);
        if (high < 0 || low < 0) return std::nullopt;
        id += static_cast<char>(high * 16 + low);
        i += 2;
    }
    if (writtenId(id) != word) return std::nullopt;
    return id;
}

} // namespace

bool SetupLines::next() {
    if (!m_rest.isEmpty()) fail(QStringLiteral("\\n"));
    if (m_fault || m_next >= m_text.size()) return false;
    const qsizetype feed = m_text.indexOf('\n', m_next);
    const qsizetype end = feed < 0 ? m_text.size() : feed;
    m_byte = m_next;
    m_next = end + 1;
    m_rest = m_line = m_text.sliced(m_byte, end - m_byte);
    m_field = word();
    // Of rulings and draws there is one of each name.
    QByteArray key = m_field.toByteArray();
    if (is("ruling") || is("draw")) {
        const QByteArrayView rest = m_rest;
        key += ' ' + word().toByteArray();
        m_rest = rest;
    }
    // Of lines that are carried out in order there may be many, also twice the same.
    if (m_seen.contains(key) && !is("arrange")) fail(QString());
    m_seen.insert(key);
    return good();
}

QByteArrayView SetupLines::word() {
    const qsizetype blank = m_rest.indexOf(' ');
    const QByteArrayView first = m_rest.first(blank < 0 ? m_rest.size() : blank);
    m_rest = blank < 0 ? QByteArrayView() : m_rest.sliced(blank + 1);
    return first;
}

void SetupLines::fail(const QString& expected) {
    const QByteArrayView found = m_line.first(std::min<qsizetype>(m_line.size(), 40));
    if (!m_fault) m_fault = SetupFault{m_byte, expected, QString::fromLatin1(found.toByteArray())};
}

void SetupLines::demand(std::initializer_list<const char*> fields) {
    m_byte = m_text.size();
    m_line = {};
    for (const char* field : fields)
        if (!m_seen.contains(field)) fail(QLatin1String(field));
}

bool SetupLines::yesNo() {
    const QByteArrayView value = word();
    const bool yes = value == QByteArrayView("yes");
    if (!yes && value != QByteArrayView("no")) fail(QStringLiteral("yes, no"));
    return yes;
}

void SetupLines::words(std::vector<std::string>& list, const QString& expected) {
    if (atEnd()) fail(expected);
    while (good() && !atEnd()) {
        if (auto id = idFrom(word()))
            list.push_back(std::move(*id));
        else
            fail(expected);
    }
}

void SetupLines::arranged(std::vector<std::string>& lines) {
    std::vector<std::string> all;
    words(all, QStringLiteral("arrange"));
    std::string line;
    for (std::size_t i = 0; i < all.size(); ++i)
        line += (i > 0 ? " " : "") + all[i];
    lines.push_back(std::move(line));
}

QByteArray wordsLine(QByteArray head, const std::vector<std::string>& words) {
    for (const std::string& word : words)
        head += ' ' + writtenId(word);
    return head + '\n';
}

QByteArray drawLine(const char* name, const std::vector<std::string>& ids) {
    return ids.empty() ? QByteArray() : wordsLine(QByteArray("draw ") + name, ids);
}

QByteArray arrangedLines(const std::vector<std::string>& lines) {
    QByteArray text;
    for (const std::string& line : lines) {
        std::vector<std::string> words{{}};
        for (const char c : line) {
            if (c == ' ')
                words.emplace_back();
            else
                words.back() += c;
        }
        text += wordsLine("arrange", words);
    }
    return text;
}

} // namespace magister
