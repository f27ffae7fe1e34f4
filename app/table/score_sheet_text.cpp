// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/score_sheet_text.h"

#include <algorithm>

namespace magister {

QString scoreSheetText(const QString& title, const QStringList& seats, const Rows& scores, const QString& verdict,
                       const Rows& reasons) {
    QVector<QStringList> lines{QStringList{QString()} + seats};
    for (const QVariantMap& row : scores)
        lines.append(QStringList{row.value("label").toString()} + row.value("values").toStringList());
    QVector<qsizetype> widths(seats.size() + 1, 0);
    for (const QStringList& line : lines)
        for (qsizetype i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], line.at(i).size());
    QString text = title + QStringLiteral("\n\n");
    for (const QStringList& line : lines) {
        QString written = line.front().leftJustified(widths.front());
        for (qsizetype i = 1; i < line.size(); ++i)
            written += QStringLiteral("  ") + line.at(i).rightJustified(widths.at(i));
        text += written + u'\n';
    }
    text += u'\n' + verdict + u'\n';
    for (const QVariantMap& row : reasons)
        text += row.value("text").toString() + u'\n';
    return text.replace(QChar(QChar::Nbsp), u' '); // what a clipboard keeps
}

} // namespace magister
