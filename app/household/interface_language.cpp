// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/household/interface_language.h"

#include "app/household/settings.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>

#include <algorithm>
#include <array>

namespace magister {

namespace {

struct Spoken {
    const char* code;
    const char* name;
};

constexpr std::array<Spoken, 5> spoken{
    {{"pl", "Polski"}, {"cs", "Čeština"}, {"ru", "Русский"}, {"de", "Deutsch"}, {"en", "English"}}};

// Null when there is no such catalogue: the sentences of the source then stand.
std::unique_ptr<QTranslator> installed(const QString& file, const QString& folder) {
    auto words = std::make_unique<QTranslator>();
    if (!words->load(file, folder)) return nullptr;
    QCoreApplication::installTranslator(words.get());
    return words;
}

} // namespace

InterfaceLanguage::InterfaceLanguage(Settings* settings, QQmlEngine* engine, QObject* parent)
    : QObject(parent), m_settings(settings), m_engine(engine), m_chosen(!settings->language().isEmpty()) {
    m_household = m_chosen ? settings->language() : ofSystem();
    install(m_household);
    // Another person's screen, or another language of that person.
    connect(settings, &Settings::languageChanged, this, [this] {
        if (!m_settings->language().isEmpty()) use(m_settings->language());
    });
}

InterfaceLanguage::~InterfaceLanguage() = default;

InterfaceLanguage* InterfaceLanguage::create(QQmlEngine* engine, QJSEngine*) {
    const int settings = qmlTypeId("MagisterLudi.Household", 1, 0, "Settings");
    return new InterfaceLanguage(engine->singletonInstance<Settings*>(settings), engine);
}

QString InterfaceLanguage::nearest(const QStringList& wanted) {
    for (const QString& each : wanted) {
        const QString code = each.section(u'-', 0, 0);
        if (codes().contains(code)) return code;
        // Whoever reads Slovak reads Czech; of other neighbours that cannot be said, and the next of their languages counts.
        if (code == QLatin1String("sk")) return QStringLiteral("cs");
    }
    return QStringLiteral("en");
}

QString InterfaceLanguage::ofSystem() { return nearest(QLocale::system().uiLanguages()); }

QStringList InterfaceLanguage::codes() {
    QStringList codes;
    for (const Spoken& one : spoken)
        codes.append(QString::fromLatin1(one.code));
    return codes;
}

QVariantList InterfaceLanguage::languages() const {
    QVariantList list;
    for (const Spoken& one : spoken)
        list.append(QVariantMap{{QStringLiteral("code"), QString::fromLatin1(one.code)},
                                {QStringLiteral("name"), QString::fromUtf8(one.name)}});
    return list;
}

QString InterfaceLanguage::name() const {
    const auto found = std::find_if(spoken.begin(), spoken.end(),
                                    [this](const Spoken& one) { return m_current == QLatin1String(one.code); });
    return QString::fromUtf8(found->name);
}

bool InterfaceLanguage::choose(const QString& code) {
    if (!codes().contains(code)) return false;
    lend({});
    use(code);
    m_settings->setLanguage(code);
    return true;
}

bool InterfaceLanguage::use(const QString& code) {
    if (!codes().contains(code)) return false;
    if (code == m_household && m_chosen) return true;
    m_chosen = true;
    m_household = code;
    speak();
    emit householdChanged();
    return true;
}

void InterfaceLanguage::lend(const QString& code) {
    const QString wanted = codes().contains(code) ? code : QString();
    if (wanted == m_lent) return;
    m_lent = wanted;
    speak();
    emit lentChanged();
}

void InterfaceLanguage::speak() {
    const QString& wanted = m_lent.isEmpty() ? m_household : m_lent;
    if (wanted == m_current) return;
    install(wanted);
    if (m_engine) m_engine->retranslate();
    emit changed();
}

QLocale InterfaceLanguage::localeOf(const QString& code, const QLocale& ofSystem) {
    if (ofSystem.language() == QLocale(code).language()) return QLocale(ofSystem.name());
    return QLocale(code == QLatin1String("en") ? QStringLiteral("en_GB") : code);
}

void InterfaceLanguage::install(const QString& code) {
    m_current = code;
    QLocale::setDefault(localeOf(code));
    // The old catalogue leaves before the new one comes, or it would still answer what the new one lacks.
    m_words.reset();
    m_qtWords.reset();
    m_qtWords = installed(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    m_words = installed(QStringLiteral("magister_") + code, QStringLiteral(":/i18n"));
}

} // namespace magister

#include "moc_interface_language.cpp"
