// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/sheet.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace magister::test {

namespace {

constexpr int thumbWidth = 240;
constexpr int columns = 5;
constexpr int cell = 8;

int thumbHeight(QSize size) { return thumbWidth * size.height() / size.width(); }

QRect placeOf(int view) {
    int y = 0;
    for (int row = 0; row < view / columns; ++row)
        y += thumbHeight(views()[row * columns].size);
    return {view % columns * thumbWidth, y, thumbWidth, thumbHeight(views()[view].size)};
}

/// Five bits of each colour: what PNG can make small, and no cell is further off than four steps of 255.
QImage fewColours(QImage picture) {
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixel(x, y, (picture.pixel(x, y) & 0xFFF8F8F8u) | 0x040404u);
    return picture;
}

std::array<int, 3> mean(const QImage& picture, QRect area) {
    std::array<int, 3> sum{};
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
            const QRgb c = picture.pixel(x, y);
            sum[0] += qRed(c);
            sum[1] += qGreen(c);
            sum[2] += qBlue(c);
        }
    for (int& channel : sum)
        channel /= area.width() * area.height();
    return sum;
}

} // namespace

const QList<View>& views() {
    static const QList<View> all = [] {
        QList<View> list;
        for (const char* theme : {"parchment", "candle"})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                for (const char* language : {"en", "pl", "cs", "ru", "de"})
                    list.append({QString::fromLatin1(theme), size, QString::fromLatin1(language)});
        return list;
    }();
    return all;
}

Sheet::Sheet() {
    const QRect last = placeOf(static_cast<int>(views().size()) - 1);
    m_image = QImage(last.right() + 1, last.bottom() + 1, QImage::Format_RGB32);
    m_image.fill(Qt::black);
}

Sheet::Sheet(const QString& file) : Sheet() {
    const QImage read = QImage(file).convertToFormat(QImage::Format_RGB32);
    m_image = read.size() == m_image.size() ? read : QImage();
}

void Sheet::put(int view, const QImage& picture) {
    const QRect place = placeOf(view);
    QPainter(&m_image).drawImage(place, picture.scaled(place.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

QImage Sheet::at(int view) const { return m_image.copy(placeOf(view)); }

bool Sheet::write(const QString& file) const { return fewColours(m_image).save(file, "PNG", 0); }

QImage difference(const QImage& reference, const QImage& picture, int tolerance, int* cells) {
    *cells = 0;
    QImage marked = picture;
    QPainter painter(&marked);
    painter.setPen(Qt::red);
    for (int y = 0; y < picture.height(); y += cell)
        for (int x = 0; x < picture.width(); x += cell) {
            const QRect area = QRect(x, y, cell, cell) & picture.rect();
            const auto was = mean(reference, area), is = mean(picture, area);
            int apart = 0;
            for (std::size_t c = 0; c < 3; ++c)
                apart = std::max(apart, std::abs(was[c] - is[c]));
            if (apart <= tolerance) continue;
            ++*cells;
            painter.drawRect(area.adjusted(0, 0, -1, -1));
        }
    return *cells ? marked : QImage();
}

} // namespace magister::test
