// SPDX-License-Identifier: GPL-3.0-or-later
#include "aid_words.h"

#include "aid_lines.h"
#include "text.h"

#include "content/json_value.h"
#include "content/problem_text.h"
#include "library/article_markup.h"

namespace magister::paper {

namespace {

void expect(const JsonValue& value, const QString& expected) {
    const auto found = value.text();
    if (found && *found != expected) value.report(ProblemKind::WrongFormat, {expected, *found});
}

void reportFaults(const JsonValue& value, const InlineText& text) {
    for (const MarkupFault& fault : text.faults) {
        auto kind = ProblemKind::MarkupNotAllowed;
        if (fault.kind == MarkupFault::Kind::UnknownNumber) kind = ProblemKind::NumberUnknown;
        if (fault.kind == MarkupFault::Kind::WrongForms) kind = ProblemKind::NumberForms;
        value.report(kind, {fault.what});
    }
}

} // namespace

AidWords::AidWords(const Source& source, const QString& language) : m_language(language), m_library(&source.rules) {
    read(source);
}

void AidWords::read(const Source& source) {
    QList<Problem> problems;
    const QString names = source.data.names("messina", m_language);
    m_names = Names::read(names, source.data.shown(names), m_language, problems);
    const QString path = QStringLiteral("%1/translations/%2/messina/aid.json").arg(source.data.path(), m_language);
    if (const auto tree = readJson(path, source.data.shown(path), problems)) {
        const JsonSource from{source.data.shown(path), &problems};
        const JsonObject file = JsonValue(from, *tree).object({"format", "language", "texts"});
        expect(file["format"], "magister-aid/1");
        expect(file["language"], m_language);
        const JsonObject texts = file["texts"].object(aidKeys());
        for (const QString& key : aidKeys()) {
            const auto text = texts[key].text();
            if (!text) continue;
            const InlineText line = readInline(*text, {&m_library->numbers(), m_language});
            reportFaults(texts[key], line);
            m_html.insert(key, line.html);
            m_plain.insert(key, line.plain);
        }
    }
    if (!problems.isEmpty()) m_failure = Failure{Failure::Kind::BadContent, sentence(problems.first()), {}};
}

QString AidWords::title(const QString& rule) const { return m_library->articles(m_language).title("messina." + rule); }

QString AidWords::number(const QStringList& rules) const {
    QStringList numbers;
    for (const QString& rule : rules)
        numbers.append(m_library->number("messina." + rule));
    return rubric(numbers.join(QStringLiteral(", ")));
}

} // namespace magister::paper
