// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coverage/proofs.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace magister {

namespace {

using By = Evidence::By;

/// Whether the CMakeLists.txt beside a test has its name, with or without "tst_".
bool isBuilt(const QString& root, const SourceFile& file) {
    const QString name = file.path().section(u'/', -1).section(u'.', 0, 0).section(u"tst_"_s, -1);
    QString list = textOf(root + u'/' + file.path().section(u'/', 0, -2) + u"/CMakeLists.txt"_s).value_or(QString());
    list.remove(QRegularExpression(u"#[^\n]*"_s));
    return list.contains(QRegularExpression(u"\\b(tst_)?%1\\b"_s.arg(QRegularExpression::escape(name))));
}

void add(EvidenceByAtom& all, const QString& atom, const Evidence& evidence) {
    auto& found = all[atom];
    if (std::ranges::none_of(found, [&](const Evidence& e) { return e.file == evidence.file && e.function == evidence.function; }))
        found.append(evidence);
}

void readTest(const SourceFile& file, const SourceItem& test, Proofs& proofs) {
    static const QRegularExpression call(u"\\b(ATOMS|REFUSES|REFUSED|TURNS_DOWN|refuses)\\s*(\\()"_s);
    static const QRegularExpression skip(u"\\bQSKIP\\b"_s);
    const SourceText& source = file.source();
    const QString body = source.code.mid(test.from, test.to - test.from);
    if (body.contains(skip)) return;
    for (auto it = call.globalMatch(body); it.hasNext();) {
        const auto match = it.next();
        const qsizetype open = test.from + match.capturedStart(2);
        const QStringList quoted = source.quoted(open, source.behindBracket(open));
        Evidence evidence{By::Named, file.path(), source.lineAt(open), test.name};
        if (match.captured(1) == u"ATOMS"_s) {
            for (const QString& atom : quoted)
                add(proofs.named, atom, evidence);
        } else if (source.code.mid(open + 1).startsWith(u'"')) {
            evidence.by = By::Refused;
            add(proofs.refused, quoted.first(), evidence);
            add(proofs.named, quoted.first(), evidence);
        }
    }
}

} // namespace

Proofs findProofs(const QString& root) {
    Proofs proofs;
    for (const SourceFile& file : readSources(root, u"tests"_s, {u"tst_*.cpp"_s})) {
        if (!isBuilt(root, file)) continue;
        for (const SourceItem& item : file.items())
            if (file.isTest(item)) readTest(file, item, proofs);
    }
    return proofs;
}

} // namespace magister
