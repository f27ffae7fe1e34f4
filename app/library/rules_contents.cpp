// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/rules_contents.h"

namespace magister {

RulesContents::RulesContents(const RuleLibrary* library, const QString& language, QObject* parent)
    : QAbstractListModel(parent), m_library(library), m_language(language) {}

int RulesContents::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_library->catalogue().atoms().size());
}

QVariant RulesContents::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const RuleAtom& atom = m_library->catalogue().atoms().at(index.row());
    switch (role) {
    case RuleId:
        return atom.id;
    case Number:
        return atom.number;
    case Qt::DisplayRole:
    case Title:
        return m_library->articles(m_language).title(atom.id);
    case Depth:
        return atom.depth;
    case HasArticle:
        return atom.hasArticle;
    case Chapter:
        return atom.chapter;
    default:
        return {};
    }
}

QHash<int, QByteArray> RulesContents::roleNames() const {
    return {{RuleId, "ruleId"}, {Number, "number"},         {Title, "title"},
            {Depth, "depth"},   {HasArticle, "hasArticle"}, {Chapter, "chapter"}};
}

void RulesContents::setLibrary(const RuleLibrary* library) {
    beginResetModel();
    m_library = library;
    endResetModel();
}

void RulesContents::setLanguage(const QString& language) {
    if (m_language == language) return;
    m_language = language;
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1), {Title, Qt::DisplayRole});
}

} // namespace magister

#include "moc_rules_contents.cpp"
