// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/paper/printed.h"

#include "app/paper/type.h"

#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

namespace magister {

namespace {

QByteArray run(const QStringList& arguments) {
    QProcess process;
    process.start(QStringLiteral("pdftotext"), arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        QTest::qFail(qPrintable("pdftotext (Debian: poppler-utils): " + process.errorString()), __FILE__, __LINE__);
    return process.readAllStandardOutput();
}

} // namespace

QString squeezed(const QString& fragment) {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>")), space(QStringLiteral("[\\s\\x{A0}\\x{AD}\\f]+"));
    QString text = fragment;
    text.remove(tags).replace(QStringLiteral("&nbsp;"), QStringLiteral(" "));
    text.replace(QStringLiteral("&quot;"), QStringLiteral("\"")).replace(QStringLiteral("&amp;"), QStringLiteral("&"));
    return text.remove(space);
}

QString printedText(const QString& file) {
    static const QRegularExpression space(QStringLiteral("[\\s\\x{A0}\\x{AD}\\f]+"));
    return QString::fromUtf8(run({QStringLiteral("-raw"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), file, QStringLiteral("-")})).remove(space);
}

QList<QList<PrintedWord>> printedPages(const QString& file) {
    QList<QList<PrintedWord>> pages;
    QXmlStreamReader xml(run({QStringLiteral("-bbox"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), file, QStringLiteral("-")}));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("page")) pages.append(QList<PrintedWord>());
        if (xml.name() != QLatin1String("word")) continue;
        const auto side = [attributes = xml.attributes()](const char* name) {
            return attributes.value(QLatin1String(name)).toDouble();
        };
        const QRectF place(QPointF(side("xMin"), side("yMin")), QPointF(side("xMax"), side("yMax")));
        pages.last().append({xml.readElementText(), place});
    }
    return pages;
}

namespace {

/// Where the letters themselves are: their boxes hold room above and below.
QRectF lettersOf(const QRectF& box) {
    return box.adjusted(0.3, box.height() * 0.22, -0.3, -box.height() * 0.22);
}

} // namespace

QStringList outsideTheMargins(const QList<QList<PrintedWord>>& pages) {
    constexpr qreal margin = 10 / 25.4 * 72, slack = 1;
    const QRectF frame(margin - slack, margin - slack, 595.3 - 2 * margin + 2 * slack, 841.9 - 2 * margin + 2 * slack);
    QStringList outside;
    for (const auto& page : pages)
        for (const PrintedWord& word : page)
            if (!frame.contains(lettersOf(word.place))) outside.append(word.text);
    return outside;
}

QStringList overlappingWords(const QList<QList<PrintedWord>>& pages) {
    QStringList pairs;
    for (const auto& page : pages)
        for (qsizetype a = 0; a < page.size(); ++a)
            for (qsizetype b = a + 1; b < page.size(); ++b)
                if (lettersOf(page[a].place).intersects(lettersOf(page[b].place))) pairs.append(page[a].text + " / " + page[b].text);
    return pairs;
}

QStringList tooSmallWords(const QList<QList<PrintedWord>>& pages) {
    // The box of a word is as high as the ascent and descent of its face, at least 1.2 times its size.
    QStringList small;
    for (const auto& page : pages)
        for (const PrintedWord& word : page)
            if (word.place.height() < paper::leastPoints * 1.1) small.append(word.text);
    return small;
}

} // namespace magister
