// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>
#include <QVariantList>
#include <qqml.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace magister {

class Settings;

/// The language of the interface: the household's, or for a while that of somebody at a table who reads another.
/// A change re-reads every qsTr binding and touches nothing else; models with sentences listen to changed() or, where
/// they speak to everybody, to householdChanged().
class InterfaceLanguage : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Language)
    QML_SINGLETON
    /// List of {code, name}, each name in its own language.
    Q_PROPERTY(QVariantList languages READ languages CONSTANT)
    /// Code in force: `lent`, else `household`.
    Q_PROPERTY(QString current READ current NOTIFY changed)
    /// The household's: the chosen one, else ofSystem().
    Q_PROPERTY(QString household READ household NOTIFY householdChanged)
    /// Of whoever looks at a table now; "" for nobody. Remembered nowhere; what is not one of codes() is "".
    Q_PROPERTY(QString lent READ lent WRITE lend NOTIFY lentChanged)
    /// The name of the current language, in itself.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// False until somebody has chosen; the program then asks first.
    Q_PROPERTY(bool chosen READ chosen NOTIFY householdChanged)

public:
    /// Puts the stored language in force. `settings` must outlive this; `engine` may be null (then nothing is re-read).
    InterfaceLanguage(Settings* settings, QQmlEngine* engine, QObject* parent = nullptr);
    ~InterfaceLanguage() override;
    static InterfaceLanguage* create(QQmlEngine* engine, QJSEngine*);

    /// The five codes: pl, cs, ru, de, en.
    static QStringList codes();
    /// The one of them that a list of languages, as QLocale::uiLanguages, asks for first; "en" if it asks for none.
    static QString nearest(const QStringList& wanted);
    /// The nearest to what the person has listed in the system.
    static QString ofSystem();
    /// How dates and numbers are written in one of them: as the system writes them, if that is its language; otherwise English
    /// as in Britain, like its words.
    static QLocale localeOf(const QString& code, const QLocale& ofSystem = QLocale::system());

    QVariantList languages() const;
    QString current() const { return m_current; }
    QString household() const { return m_household; }
    QString lent() const { return m_lent; }
    void lend(const QString& code);
    QString name() const;
    bool chosen() const { return m_chosen; }

    /// Makes a language the household's, remembers it and puts it in force, whatever was lent. False, and no change, if
    /// the code is not one of codes().
    Q_INVOKABLE bool choose(const QString& code);
    /// Where it is remembered.
    Settings& settings() const { return *m_settings; }
    /// Makes it the household's for this run only; what is lent stays in force. False as choose().
    bool use(const QString& code);

signals:
    void changed();
    void householdChanged();
    void lentChanged();

private:
    void install(const QString& code);
    /// Puts in force what should be.
    void speak();

    Settings* m_settings;
    QQmlEngine* m_engine;
    QString m_household;
    QString m_lent;
    QString m_current; ///< installed
    bool m_chosen = false;
    std::unique_ptr<QTranslator> m_words;
    std::unique_ptr<QTranslator> m_qtWords;
};

} // namespace magister
