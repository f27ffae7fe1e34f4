// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QQmlPropertyMap>
#include <QStringList>

namespace magister::test {

/// Stands in for the table of a game: properties and models from a JSON position, and a list of what was asked of it.
/// A JSON list of objects becomes a model, everything else a value.
class MockTable : public QQmlPropertyMap {
    Q_OBJECT

public:
    explicit MockTable(const QJsonObject &position, QObject *parent = nullptr);

    Q_INVOKABLE void activate(const QString &target) { note("activate " + target); }
    Q_INVOKABLE void chooseVariant(int index) { note(QStringLiteral("variant %1").arg(index)); }
    Q_INVOKABLE void closeVariants() { note("close variants"); }
    Q_INVOKABLE void closeRefusal();
    Q_INVOKABLE void pickUp(int number) { note(QStringLiteral("lieutenant %1").arg(number)); }
    Q_INVOKABLE void undo() { note("undo"); }
    Q_INVOKABLE void explain(const QString &target);
    /// What the position says of it: {"rulePlaces": {rule: [targets]}}.
    Q_INVOKABLE QStringList placesOf(const QString &rule) const { return value("rulePlaces").toMap().value(rule).toStringList(); }
    Q_INVOKABLE QVariantMap ruleNamed(const QString &rule) const;
    Q_INVOKABLE QString accessibleOf(const QString &target) const { return target; }
    /// What the position says of it: {"previews": {target: map}, "ways": {target: map}, "leftOver": {target: [maps]}}.
    Q_INVOKABLE QVariantMap preview(const QString &target) const { return value("previews").toMap().value(target).toMap(); }
    Q_INVOKABLE QVariantMap variantPreview(int index) const { return preview(QStringLiteral("variant:%1").arg(index)); }
    Q_INVOKABLE QVariantMap overseerWay(const QString &target) const { return value("ways").toMap().value(target).toMap(); }
    Q_INVOKABLE QVariantList leftOver(const QString &target) const { return value("leftOver").toMap().value(target).toList(); }
    /// Everything asked so far, oldest first, one line each.
    Q_INVOKABLE QStringList asked() const { return m_asked; }

signals:
    void changed();
    void openRule(const QString &rule);
    void moved(const QString &what, const QString &from, const QString &to);
    void announced(const QString &text);
    void refused();
    void turnPassed(int seat);

private:
    void note(const QString &line) { m_asked.append(line); }

    QStringList m_asked;
};

} // namespace magister::test
