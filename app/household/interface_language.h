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

/// The language of the interface. Changing it re-reads every qsTr binding and touches nothing else;
/// models with sentences listen to changed().
class InterfaceLanguage : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Language)
    QML_SINGLETON
    /// List of {code, name}, each name in its own language.
    Q_PROPERTY(QVariantList languages READ languages CONSTANT)
    /// Code in force: the chosen one, else the system's if we speak it, else "en".
    Q_PROPERTY(QString current READ current NOTIFY changed)
    /// The name of the current language, in itself.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// False until somebody has chosen; the program then asks first.
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed)

public:
    /// Puts the stored language in force. `settings` must outlive this; `engine` may be null (then nothing is re-read).
    InterfaceLanguage(Settings* settings, QQmlEngine* engine, QObject* parent = nullptr);
    ~InterfaceLanguage() override;
    static InterfaceLanguage* create(QQmlEngine* engine, QJSEngine*);

    /// The five codes: pl, cs, ru, de, en.
    static QStringList codes();
    /// How dates and numbers are written in one of them; English as in Britain, like its words.
    static QLocale localeOf(const QString& code);

    QVariantList languages() const;
    QString current() const { return m_current; }
    QString name() const;
    bool chosen() const { return m_chosen; }

    /// Puts a language in force and remembers it. False, and no change, if the code is not one of codes().
    Q_INVOKABLE bool choose(const QString& code);
    /// Where it is remembered.
    Settings& settings() const { return *m_settings; }
    /// The same for this run only.
    bool use(const QString& code);

signals:
    void changed();

private:
    void install(const QString& code);

    Settings* m_settings;
    QQmlEngine* m_engine;
    QString m_current;
    bool m_chosen = false;
    std::unique_ptr<QTranslator> m_words;
    std::unique_ptr<QTranslator> m_qtWords;
};

} // namespace magister
