// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/rule_library.h"

#include <QAbstractListModel>

namespace magister {

/// The table of contents: chapters, headings and atoms in one list. Roles ruleId, number, title, depth (0 for a
/// chapter), hasArticle, chapter (the id of the chapter). Empty for a
/// game without articles.
class RulesContents : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { RuleId = Qt::UserRole + 1, Number, Title, Depth, HasArticle, Chapter };

    RulesContents(const RuleLibrary* library, const QString& language, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void setLibrary(const RuleLibrary* library);
    void setLanguage(const QString& language);

private:
    const RuleLibrary* m_library;
    QString m_language;
};

} // namespace magister
