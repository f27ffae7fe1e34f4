// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coverage/source_file.h"

#include "app/coverage/item_reading.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace magister {

using Kind = SourceItem::Kind;

SourceFile::SourceFile(const QString& path, const QString& text) : m_path(path), m_source(SourceText::of(text)) {
    ItemReading(*this).run();
}

const SourceItem* SourceFile::around(qsizetype at) const {
    const SourceItem* found = nullptr;
    for (const SourceItem& item : m_items)
        if (item.kind != Kind::Namespace && item.from <= at && at < item.to && (!found || item.from >= found->from))
            found = &item;
    return found;
}

const SourceItem* SourceFile::spokenOf(const Comment& comment) const {
    const QString& code = m_source.code;
    qsizetype at = m_source.lineStart(comment.line);
    if (!comment.alone) // beside the code it speaks of
        while (at < code.size() && code[at].isSpace())
            ++at;
    const SourceItem* around = this->around(at);
    if (around && around->kind != Kind::Type) return around;
    static const QRegularExpression directive(u"^\\s*#"_s, QRegularExpression::MultilineOption);
    const qsizetype start = at;
    while (at < code.size() && code[at].isSpace())
        ++at;
    if (m_source.text.mid(start, at - start).contains(directive)) return nullptr;
    for (const SourceItem& item : m_items)
        if (item.kind != Kind::Namespace && item.from == at) return &item;
    return around;
}

bool SourceFile::isTest(const SourceItem& item) const {
    static const QStringList fixtures{u"initTestCase"_s, u"cleanupTestCase"_s, u"init"_s, u"cleanup"_s};
    const QString function = item.bare.section(u"::"_s, -1);
    return item.kind == Kind::Function && item.hasBody && m_slots.contains(item.bare) && !function.endsWith(u"_data"_s) &&
           !fixtures.contains(function);
}

std::optional<QString> textOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    return QString::fromUtf8(file.readAll());
}

QList<SourceFile> readSources(const QString& root, const QString& folder, const QStringList& patterns) {
    QStringList paths;
    QDirIterator it(root + u'/' + folder, patterns, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths.append(it.next());
    paths.sort();
    QList<SourceFile> files;
    for (const QString& path : paths)
        if (const auto text = textOf(path)) files.append(SourceFile(QDir(root).relativeFilePath(path), *text));
    return files;
}

} // namespace magister
