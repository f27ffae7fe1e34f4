// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of both themes: text and lines stand out from what they lie on, and seats from one another for eyes that
// do not tell red from green.
#include <QColor>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QtTest>

#include <array>
#include <cmath>
#include <memory>

namespace {

using Light = std::array<double, 3>; ///< linear red, green, blue, 0 to 1

Light linear(const QColor& colour) {
    const auto one = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return {one(colour.redF()), one(colour.greenF()), one(colour.blueF())};
}

/// WCAG 2: (lighter + 0.05) / (darker + 0.05).
double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const Light& l) { return 0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2]; };
    const double x = luminance(linear(a)), y = luminance(linear(b));
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

using Matrix = std::array<std::array<double, 3>, 3>;

// Machado, Oliveira and Fernandes 2009, severity 1.
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix trichromacy{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

struct Lab {
    double l, a, b;
};

Lab seenThrough(const QColor& colour, const Matrix& eye) {
    const Light light = linear(colour);
    Light v{};
    for (std::size_t i = 0; i < 3; ++i)
        v[i] = std::clamp(eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2], 0.0, 1.0);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f((0.4124564 * v[0] + 0.3575761 * v[1] + 0.1804375 * v[2]) / 0.95047);
    const double y = f(0.2126729 * v[0] + 0.7151522 * v[1] + 0.0721750 * v[2]);
    const double z = f((0.0193339 * v[0] + 0.1191920 * v[1] + 0.9503041 * v[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIEDE2000 (Sharma, Wu, Dalal 2005).
double difference(const Lab& p, const Lab& q) {
    constexpr double degree = 3.14159265358979323846 / 180;
    const auto seventh = [](double c) { return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))); };
    const double mean = (std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2, g = 0.5 * (1 - seventh(mean));
    const double a1 = (1 + g) * p.a, a2 = (1 + g) * q.a, c1 = std::hypot(a1, p.b), c2 = std::hypot(a2, q.b);
    const auto hue = [&](double a, double b) { return std::fmod(std::atan2(b, a) / degree + 360, 360); };
    const double h1 = hue(a1, p.b), h2 = hue(a2, q.b);
    const double turn = c1 * c2 == 0 ? 0 : std::fmod(h2 - h1 + 540, 360) - 180;
    const double dl = q.l - p.l, dc = c2 - c1, dh = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * degree);
    const double l = (p.l + q.l) / 2, c = (c1 + c2) / 2;
    const double h = std::abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
    const double t = 1 - 0.17 * std::cos((h - 30) * degree) + 0.24 * std::cos(2 * h * degree) +
                     0.32 * std::cos((3 * h + 6) * degree) - 0.20 * std::cos((4 * h - 63) * degree);
    const double sl = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50)), sc = 1 + 0.045 * c,
                 sh = 1 + 0.015 * c * t;
    const double rt = -2 * seventh(c) * std::sin(60 * std::exp(-std::pow((h - 275) / 25, 2)) * degree);
    return std::sqrt(std::pow(dl / sl, 2) + std::pow(dc / sc, 2) + std::pow(dh / sh, 2) + rt * (dc / sc) * (dh / sh));
}

} // namespace

class tst_UiColours : public QObject {
    Q_OBJECT

    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_theme;

    QColor colour(const char* name) const { return m_theme->property(name).value<QColor>(); }
    QColor seat(const QString& tincture) const {
        QVariant colour;
        QMetaObject::invokeMethod(m_theme.get(), "seat", Q_RETURN_ARG(QVariant, colour), Q_ARG(QVariant, tincture));
        return colour.value<QColor>();
    }
    void themes() {
        QTest::addColumn<QString>("mode");
        QTest::addRow("day") << "parchment";
        QTest::addRow("night") << "candle";
    }
    void light(const QString& mode) { QVERIFY(m_theme->setProperty("mode", mode)); }

private slots:
    void initTestCase() {
        // Pairs of the authors' table.
        QVERIFY(std::abs(difference({50, 2.6772, -79.7751}, {50, 0, -82.7485}) - 2.0425) < 1e-4);
        QVERIFY(std::abs(difference({2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}) - 0.9082) < 1e-4);
        QVERIFY(std::abs(contrast(Qt::white, Qt::black) - 21) < 1e-9);
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&m_engine);
        QByteArray names;
        for (const char* name :
             {"ground",    "sheet",         "leaf",        "well",    "bar",        "barUp",   "barInk",
              "barSoft",   "ink",           "inkSoft",     "inkMute", "edge",       "gold",    "goldWash",
              "goldFill",  "goldInk",       "goldFillInk", "rubric",  "rubricWash", "lapis",   "lapisWash",
              "verdigris", "verdigrisWash", "voiceInk",    "tile",    "tileInk",    "tileSoft"})
            names += QByteArray("property color ") + name + ": Theme." + name + "\n";
        component.setData("import QtQuick\nimport MagisterLudi.Ui\nQtObject { property string mode\nonModeChanged: "
                          "Theme.mode = mode\n" +
                              names + "function seat(name) { return Theme.seatColor(name); } }",
                          QUrl());
        m_theme.reset(component.create());
        QVERIFY2(m_theme, qPrintable(component.errorString()));
    }

    void textCanBeRead_data() { themes(); }
    void textCanBeRead() {
        QFETCH(QString, mode);
        light(mode);
        const auto check = [this](const char* ink, const char* ground) {
            const double got = contrast(colour(ink), colour(ground));
            QVERIFY2(got >= 4.5, qPrintable(QStringLiteral("%1 on %2: %3").arg(ink, ground).arg(got)));
        };
        for (const char* ink : {"ink", "inkSoft", "inkMute", "goldInk", "rubric", "lapis", "verdigris"})
            for (const char* ground : {"ground", "sheet", "leaf", "well", "goldWash"})
                check(ink, ground);
        for (const char* ground : {"rubricWash", "lapisWash", "verdigrisWash"})
            for (const char* ink : {"ink", "inkSoft"})
                check(ink, ground);
        check("rubric", "rubricWash");
        check("lapis", "lapisWash");
        check("verdigris", "verdigrisWash");
        for (const char* ink : {"barInk", "barSoft"})
            for (const char* ground : {"bar", "barUp"})
                check(ink, ground);
        for (const char* voice : {"lapis", "rubric"})
            check("voiceInk", voice);
        check("goldFillInk", "goldFill");
        check("tileInk", "tile");
        check("tileSoft", "tile");
    }

    void linesThatMatterCanBeSeen_data() { themes(); }
    void linesThatMatterCanBeSeen() {
        QFETCH(QString, mode);
        light(mode);
        for (const char* ground : {"ground", "sheet", "leaf", "well", "goldWash"}) {
            for (const char* line : {"edge", "gold", "rubric", "lapis", "verdigris"}) {
                const double got = contrast(colour(line), colour(ground));
                QVERIFY2(got >= 3, qPrintable(QStringLiteral("%1 on %2: %3").arg(line, ground).arg(got)));
            }
            for (const char* tincture : {"ruby", "sapphire", "saffron", "violet"}) {
                const double got = contrast(seat(tincture), colour(ground));
                QVERIFY2(got >= 3, qPrintable(QStringLiteral("%1 on %2: %3").arg(tincture, ground).arg(got)));
            }
        }
    }

    void seatsAreApart_data() { themes(); }
    void seatsAreApart() {
        QFETCH(QString, mode);
        light(mode);
        const QStringList tinctures{"ruby", "sapphire", "saffron", "violet"};
        for (qsizetype i = 0; i < 4; ++i)
            for (qsizetype j = i + 1; j < 4; ++j)
                for (const Matrix& eye : {trichromacy, deuteranopia, protanopia}) {
                    const double got =
                        difference(seenThrough(seat(tinctures[i]), eye), seenThrough(seat(tinctures[j]), eye));
                    QVERIFY2(got >= 12,
                             qPrintable(QStringLiteral("%1, %2: %3").arg(tinctures[i], tinctures[j]).arg(got)));
                }
    }
};

QTEST_MAIN(tst_UiColours)
#include "tst_ui_colours.moc"
