// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/chapter_reading.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>

namespace magister {

namespace {

using namespace Qt::StringLiterals;

QString revisionOf(const QStringList& lines) {
    const QByteArray sum = QCryptographicHash::hash(lines.join(u'\n').toUtf8(), QCryptographicHash::Sha1);
    return QString::fromLatin1(sum.toHex().left(8));
}

ProblemKind kindOf(MarkupFault::Kind kind) {
    switch (kind) {
    case MarkupFault::Kind::NotAllowed:
        return ProblemKind::MarkupNotAllowed;
    case MarkupFault::Kind::BrokenLink:
        return ProblemKind::LinkBroken;
    case MarkupFault::Kind::UnknownNumber:
        return ProblemKind::NumberUnknown;
    case MarkupFault::Kind::WrongForms:
        return ProblemKind::NumberForms;
    }
    return ProblemKind::MarkupNotAllowed;
}

} // namespace

QList<Article> ChapterReading::read(const QString& text) {
    for (const QString& line : text.split(u'\n')) {
        ++m_line;
        readLine(line.endsWith(u'\r') ? line.chopped(1) : line);
    }
    close();
    return m_articles;
}

void ChapterReading::readLine(const QString& line) {
    if (m_line == 1) return readChapterTitle(line);
    if (line.trimmed().isEmpty()) {
        m_part = Part::None;
    } else if (line.startsWith("## "_L1)) {
        close();
        readHeading(line);
    } else if (!m_open) {
        if (!m_lost) report(ProblemKind::MarkupNotAllowed, {line.left(40)});
    } else if (line.startsWith("? "_L1)) {
        for (const QString& each : line.mid(2).split(u';', Qt::SkipEmptyParts))
            if (!each.trimmed().isEmpty()) m_article.asked.append(each.trimmed());
    } else if (line.startsWith("> "_L1)) {
        if (!m_article.body.isEmpty() || !m_article.why.isEmpty() || m_article.id == m_section)
            report(ProblemKind::MarkupNotAllowed, {line.left(40)});
        append(m_article.keySentence, line.mid(2), 2, Part::Key);
    } else if (!readNote(line)) {
        readBody(line);
    }
}

void ChapterReading::readChapterTitle(const QString& line) {
    static const QRegularExpression form("^# (\\S.*?)(?: \\{@([0-9a-f]{8})\\})?$");
    const auto match = form.match(line);
    if (match.hasMatch())
        open(m_section, match.captured(1).trimmed(), match.captured(2));
    else
        report(ProblemKind::ChapterTitleMissing);
}

void ChapterReading::readHeading(const QString& line) {
    static const QRegularExpression form("^## (\\S.*\\S) \\{#([a-z0-9.-]+)(?: @([0-9a-f]{8}))?\\}$");
    const auto match = form.match(line);
    m_lost = !match.hasMatch();
    if (m_lost) return report(ProblemKind::HeadingMalformed, {line.left(60)});
    const QString id = match.captured(2);
    const RuleAtom* atom = m_catalogue.find(id);
    const auto at = static_cast<int>(match.capturedStart(2)) + 1;
    if (!atom)
        report(ProblemKind::UnknownRule, {id}, at);
    else if (atom->chapter != m_section || atom->depth == 0)
        report(ProblemKind::RuleInWrongFile, {id, atom->chapter.section(u'.', -1) + u".md"_s}, at);
    if (std::ranges::any_of(m_articles, [&](const Article& each) { return each.id == id; }))
        report(ProblemKind::RuleTwice, {id}, at);
    open(id, match.captured(1), match.captured(3));
}

/// "~pl: ..." and "~why: ..."
bool ChapterReading::readNote(const QString& line) {
    static const QRegularExpression form("^~(pl|cs|ru|de|why): ");
    const auto match = form.match(line);
    if (!match.hasMatch()) return false;
    const QString of = match.captured(1);
    QString& note = of == "why"_L1 ? m_article.why : m_article.editions[of];
    if (!note.isEmpty()) report(ProblemKind::MarkupNotAllowed, {line.left(40)});
    const auto offset = static_cast<int>(match.capturedLength());
    append(note, line.mid(offset), offset, Part::Note);
    m_part = Part::None; // a note is one line
    return true;
}

void ChapterReading::readBody(const QString& line) {
    static const QRegularExpression refused("^(#|>|~|\\?|[-*+] |\\d+\\. |\\||<|```|\\s)");
    if (refused.match(line).hasMatch()) report(ProblemKind::MarkupNotAllowed, {line.left(40)});
    if (!m_article.why.isEmpty() || !m_article.editions.isEmpty())
        report(ProblemKind::MarkupNotAllowed, {line.left(40)});
    if (m_part != Part::Body) m_article.body.append(QString());
    append(m_article.body.last(), line, 0, Part::Body);
}

void ChapterReading::append(QString& html, const QString& line, int offset, Part part) {
    const InlineText text = readInline(line, m_numbers);
    for (const MarkupFault& fault : text.faults)
        report(kindOf(fault.kind), {fault.what}, static_cast<int>(fault.at) + offset + 1);
    for (const QString& link : text.links)
        if (!m_catalogue.find(link))
            report(ProblemKind::LinkBroken, {u"rule:%1"_s.arg(link)}, static_cast<int>(line.indexOf(link)) + offset + 1);
    m_article.links += text.links;
    m_article.numbers += text.numbers;
    if (!html.isEmpty()) html += u' ';
    html += text.html;
    m_source.append(QString::number(static_cast<int>(part)) + line.trimmed());
    m_part = part;
}

void ChapterReading::open(const QString& id, const QString& title, const QString& madeFrom) {
    m_article = {};
    m_article.id = id;
    m_article.title = title;
    m_article.madeFrom = madeFrom;
    m_article.file = m_file;
    m_article.line = m_line;
    m_source = {title};
    m_part = Part::None;
    m_open = true;
}

void ChapterReading::close() {
    if (!m_open) return;
    m_open = false;
    checkParts();
    m_article.revision = revisionOf(m_source);
    // Texts made of pieces have room for more; they stay as they are from here on.
    m_article.keySentence.squeeze();
    for (QString& paragraph : m_article.body)
        paragraph.squeeze();
    m_articles.append(m_article);
}

void ChapterReading::checkParts() {
    const RuleAtom* atom = m_catalogue.find(m_article.id);
    const auto missing = [&](ProblemKind kind) {
        m_problems.append({m_file, {}, m_article.line, 1, kind, {m_article.id}});
    };
    if (!atom) return;
    if (m_article.body.isEmpty()) missing(ProblemKind::BodyMissing);
    if (!atom->hasArticle) return;
    if (m_article.keySentence.isEmpty()) missing(ProblemKind::KeySentenceMissing);
    if (m_article.asked.isEmpty()) missing(ProblemKind::AskedMissing);
    if (m_article.why.isEmpty() == atom->editionsDiffer || m_article.editions.size() != (atom->editionsDiffer ? printedEditions(atom->id.section(u'.', 0, 0)).size() : 0))
        missing(ProblemKind::EditionNoteMissing);
}

void ChapterReading::report(ProblemKind kind, const QStringList& arguments, int column) {
    m_problems.append({m_file, {}, m_line, column, kind, arguments});
}

} // namespace magister
