// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/messina/mock_table.h"

#include "tests/qml/messina/rows_model.h"

#include <QJsonArray>

namespace magister::test {

MockTable::MockTable(const QJsonObject &position, QObject *parent) : QQmlPropertyMap(this, parent) {
    for (auto it = position.begin(); it != position.end(); ++it) {
        const bool rows = it.value().isArray() && (it.value().toArray().isEmpty() || it.value().toArray().first().isObject());
        if (rows)
            insert(it.key(), QVariant::fromValue<QObject *>(new RowsModel(it.value().toArray().toVariantList(), this)));
        else
            insert(it.key(), it.value().toVariant());
    }
}

void MockTable::closeRefusal() {
    note("close refusal");
    QVariantMap closed;
    closed.insert("active", false);
    insert("refusal", closed);
    emit valueChanged("refusal", value("refusal"));
}

void MockTable::explain(const QString &target) {
    note("explain " + target);
    emit openRule("messina.move.standing-blocks");
}

QVariantMap MockTable::ruleNamed(const QString &rule) const {
    QVariantMap named;
    named.insert("rule", rule);
    named.insert("ruleNumber", "3.1");
    named.insert("ruleTitle", rule.section('.', -1));
    return named;
}

} // namespace magister::test
