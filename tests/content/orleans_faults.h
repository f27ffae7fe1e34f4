// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/content/data_copy.h"
#include "tests/content/orleans_user_files.h"

#include "app/language/problem_text.h"

/// Faults made on purpose in the printed pack of Orléans.
namespace magister::faults {

inline const QString folder = QStringLiteral("resources/packs/orleans/");
inline const QString parameters = folder + QStringLiteral("parameters.json");

/// Two faults are made at once: this one is always there too.
inline bool secondFaultIsReported(const QList<Problem>& problems) {
    const Problem* found = findProblem(problems, ProblemKind::OutOfRange, parameters, "$.tilesRemovedEach.4");
    return found && found->line > 0;
}

/// Replaces the first occurrence behind `anchor` in a file of a pack. Gives the line of the change, 0 if the text is
/// not there. In memory: there are many cases.
inline int replace(PackFiles& files, const QString& name, const QByteArray& from, const QByteArray& to,
                   const QByteArray& anchor = {}) {
    const PackFile* file = files.find(name);
    QByteArray content = file ? file->bytes : QByteArray();
    const auto start = anchor.isEmpty() ? 0 : content.indexOf(anchor);
    const auto at = start < 0 ? -1 : content.indexOf(from, start);
    if (at < 0) return 0;
    const int line = static_cast<int>(content.left(at).count('\n')) + 1;
    files.set(name, content.replace(at, from.size(), to));
    return line;
}

/// The printed pack with the fault that is always made.
inline PackFiles withSecondFault() {
    PackFiles files = orleansPrintedFiles();
    if (!replace(files, "parameters.json", "\"4\": 1}", "\"4\": -1}", "tilesRemovedEach")) qFatal("no second fault");
    return files;
}

inline void tell(const QList<Problem>& problems) {
    for (const Problem& each : problems)
        qWarning().noquote() << sentence(each);
}

/// The columns of one fault: what is replaced by what in which file (the first occurrence behind an anchor), and which
/// problem is told of it where. A path that begins with "*map.json " is one in that other file.
inline void faultColumns() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("anchor");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("path");
}

inline void fault(const char* name, const char* file, const char* anchor, const char* from, const char* to,
                  ProblemKind kind, const char* path) {
    QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(anchor) << QByteArray(from) << QByteArray(to)
                        << static_cast<int>(kind) << QString::fromLatin1(path);
}

/// One fault from faultColumns(): the pack is refused, and the fault is told where it is.
inline void checkFault() {
    QFETCH(QString, file);
    QFETCH(QByteArray, anchor);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, path);
    PackFiles files = withSecondFault();
    if (QByteArray(QTest::currentDataTag()) == "inferred without a note") // the whole part has one
        QVERIFY(replace(files, file, "\"note\": ", "\"printedNumber\": "));
    const int line = replace(files, file, from, to, from.contains(anchor) ? QByteArray() : anchor);
    QVERIFY2(line > 0, "the text to break is not in the file");
    QString where = folder + file;
    bool elsewhere = false;
    if (path.startsWith(QLatin1Char('*'))) { // told of another file
        where = folder + path.section(QLatin1Char(' '), 0, 0).mid(1);
        path = path.section(QLatin1Char(' '), 1);
        elsewhere = true;
    }

    const OrleansPack result = readOrleansPack(files);
    QVERIFY(!result.definition);
    QVERIFY(secondFaultIsReported(result.problems));
    const Problem* found = nullptr;
    for (const Problem& each : result.problems)
        if (static_cast<int>(each.kind) == kind && each.file == where && (path.isEmpty() || each.path == path))
            found = &each;
    if (!found) tell(result.problems);
    QVERIFY(found);
    QVERIFY(found->line > 0 && found->column > 0);
    QVERIFY(!sentence(*found).contains(QLatin1Char('%')));
    const QStringList lists{"$.list",
                            "$.towns",
                            "$.connections",
                            "$.slotsUsed.3",
                            "$.stackII",
                            "$.first",
                            "$.citizens",
                            "$.towns[1]",
                            "$.connections[31]",
                            "$.connections[34]",
                            "$.connections[42].slots[1]",
                            "$.list[0].spaces.knight"};
    if (!elsewhere && !path.isEmpty() && !lists.contains(path)) QCOMPARE(found->line, line);
}

} // namespace magister::faults
