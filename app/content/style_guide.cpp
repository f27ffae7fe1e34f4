// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/style_guide.h"

#include "app/content/json_tree.h"

#include <algorithm>
#include <array>

namespace magister {

namespace {

constexpr std::array<std::pair<const char*, TextRoom>, 8> rooms{
    {{"articles", TextRoom::Articles}, {"lessons", TextRoom::Lessons}, {"interface", TextRoom::Interface},
     {"names", TextRoom::Names}, {"rulings", TextRoom::Rulings}, {"figures", TextRoom::Figures},
     {"glossary", TextRoom::Glossary}, {"aid", TextRoom::Aid}}};

const QString marks = QStringLiteral("Marks");
const QString notSaid = QStringLiteral("Not said");
const QString beforeMark = QStringLiteral("Before a mark");

constexpr QChar enDash = u'–';
constexpr QChar emDash = u'—';

/// "`word*`" without its backticks; empty if it does not stand in them.
QString quoted(const QString& cell) {
    return cell.size() > 2 && cell.startsWith(u'`') && cell.endsWith(u'`') ? cell.mid(1, cell.size() - 2).trimmed() : QString();
}

/// Whole words in any case; "*" stands for any letters, a blank for any white space.
QRegularExpression patternOf(const QString& words) {
    QStringList parts;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
        parts.append(QRegularExpression::escape(word).replace(QStringLiteral("\\*"), QStringLiteral("\\p{L}*")));
    return QRegularExpression(QStringLiteral("(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])").arg(parts.join(QStringLiteral("\\s+"))),
                              QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// What a reader sees: without tags, addresses of links and what stands in braces.
QString readable(const QString& text) {
    static const QRegularExpression unseen(QStringLiteral("<[^<>]*>|\\]\\([^()]*\\)|\\{[^{}]*\\}"));
    return QString(text).replace(unseen, QStringLiteral("\u00a0"));
}

QString around(const QString& text, qsizetype at) { return text.mid(std::max<qsizetype>(0, at - 15), 31).simplified(); }

} // namespace

bool StyleGuide::NotSaid::holds(TextRoom room, const QString& game) const {
    return where.isEmpty() || std::any_of(where.begin(), where.end(), [&](const auto& one) {
        return one.first == room && (one.second.isEmpty() || game.isEmpty() || one.second == game);
    });
}

StyleGuide StyleGuide::read(const QString& path, const QString& shownAs, QList<Problem>& problems) {
    StyleGuide guide;
    const auto text = readText(path, shownAs, problems);
    if (!text) return guide;
    QString section;
    int number = 0;
    for (const QString& raw : text->split(u'\n')) {
        ++number;
        const QString line = raw.trimmed();
        if (line.startsWith(QLatin1String("## "))) {
            section = line.mid(3).trimmed();
            continue;
        }
        const QStringList cells = line.startsWith(u'|') ? line.mid(1, line.size() - 1 - line.endsWith(u'|')).split(u'|') : QStringList{line};
        if (!line.isEmpty() && !guide.readRow(section, cells))
            problems.append({shownAs, {}, number, 1, ProblemKind::StyleRowMalformed, {section, line}});
    }
    if (guide.m_notSaid.isEmpty() || guide.m_beforeMark.isEmpty() || guide.m_dash.isNull())
        problems.append({shownAs, {}, 0, 0, ProblemKind::StyleSectionMissing,
                         {guide.m_dash.isNull() ? marks : guide.m_notSaid.isEmpty() ? notSaid : beforeMark}});
    return guide;
}

bool StyleGuide::readRow(const QString& section, const QStringList& cells) {
    const QString first = cells.first().trimmed();
    // A table begins with its headings and a line of dashes.
    const bool head = cells.size() > 1 && (first.startsWith(QLatin1String("--")) || first == QLatin1String("mark") || first == QLatin1String("not"));
    if (head) return true;
    if (section == marks) {
        if (first == QLatin1String("dash")) m_dash = cells.value(1).contains(emDash) ? emDash : enDash;
        return cells.size() == 2;
    }
    if (section == notSaid) return readNotSaid(cells);
    if (section == beforeMark)
        for (const QString& word : first.split(u','))
            if (const QString plain = quoted(word.trimmed()).toLower(); !plain.isEmpty()) m_beforeMark.append(plain);
    return true;
}

bool StyleGuide::readNotSaid(const QStringList& cells) {
    const QString words = quoted(cells.first().trimmed());
    if (cells.size() != 3 || words.isEmpty()) return false;
    NotSaid one{patternOf(words), cells[1].trimmed(), {}};
    const QString where = cells[2].trimmed();
    if (where != QLatin1String("everywhere")) {
        for (const QString& item : where.split(u',')) {
            QStringList parts = item.split(u' ', Qt::SkipEmptyParts);
            parts.removeAll(QStringLiteral("of"));
            const auto room = std::find_if(rooms.begin(), rooms.end(), [&](const auto& each) { return parts.value(0) == QLatin1String(each.first); });
            if (room == rooms.end() || parts.size() > 2) return false;
            one.where.append({room->second, parts.value(1)});
        }
    }
    m_notSaid.append(one);
    return one.pattern.isValid();
}

QList<StyleGuide::Fault> StyleGuide::judge(const QString& text, TextRoom room, const QString& game) const {
    QList<Fault> faults;
    const QString seen = readable(text);
    for (const NotSaid& each : m_notSaid)
        if (each.holds(room, game))
            if (const auto match = each.pattern.match(seen); match.hasMatch())
                faults.append({ProblemKind::NotSaid, {match.captured(), each.instead}});
    static const QRegularExpression straight(QStringLiteral("[\"']"));
    if (const qsizetype at = seen.indexOf(straight); at >= 0) faults.append({ProblemKind::StraightQuote, {around(seen, at)}});
    // A dash between words; "II–IV" is a range in every language.
    static const QRegularExpression between(QStringLiteral("(?<=[\\s\u00a0])[-–—](?=[\\s\u00a0])"));
    for (auto it = between.globalMatch(seen); it.hasNext();) {
        const auto match = it.next();
        if (match.captured() != m_dash) faults.append({ProblemKind::WrongDash, {m_dash, around(seen, match.capturedStart())}});
    }
    if (room == TextRoom::Lessons) judgeMarks(text, faults);
    return faults;
}

void StyleGuide::judgeMarks(const QString& text, QList<Fault>& faults) const {
    static const QRegularExpression mark(QStringLiteral("\\{[0-9]\\}"));
    for (auto it = mark.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString before = text.left(match.capturedStart()).simplified().toLower();
        // At the beginning of a sentence there is no noun that it could follow.
        const bool begins = before.isEmpty() || QStringLiteral(".:!?…—–").contains(before.back());
        if (begins || std::any_of(m_beforeMark.begin(), m_beforeMark.end(), [&](const QString& word) {
                return before.endsWith(word) && (before.size() == word.size() || !before[before.size() - word.size() - 1].isLetter());
            }))
            faults.append({ProblemKind::MarkBeforeNoun, {around(text, match.capturedStart())}});
    }
}

} // namespace magister
