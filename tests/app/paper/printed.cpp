// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/paper/printed.h"

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

} // namespace magister
