// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_light.h"

namespace magister {

namespace {

FigureLight parchment() {
    FigureLight light;
    light.name = QStringLiteral("parchment");
    light.ground = 0xE9DEC7;
    light.sheet = 0xF5EEDF;
    light.ink = 0x2B2219;
    light.edge = 0x7F6F57;
    light.tile = 0xFBF4E3;
    light.tileWell = 0xEFE4CB;
    light.tileEdge = 0xB9A77E;
    light.tileInk = 0x2B2219;
    light.tileSoft = 0x57493A;
    light.plate = 0xE8CF92;
    light.plateEdge = 0x8A6212;
    light.offered = 0x1C5E4A;
    light.refused = 0x9A2A1F;
    light.way = 0x1F538C;
    light.casing = 0xFDFAF1;
    light.water = 0xBCD3D2;
    light.waterEdge = 0x6E8F90;
    light.badgeInk = 0x2B2219;
    light.bar = 0xA6382F;
    light.blueBar = 0x22456E;
    return light;
}

FigureLight candle() {
    FigureLight light = parchment();
    light.name = QStringLiteral("candle");
    light.night = true;
    light.ground = 0x17120E;
    light.sheet = 0x2D261F;
    light.ink = 0xF3E6CB;
    light.edge = 0x8F7E63;
    light.tile = 0xCDBE9E;
    light.tileWell = 0xB3A27E;
    light.tileEdge = 0x8E7C57;
    light.tileInk = 0x1E1712;
    light.tileSoft = 0x4A3B29;
    light.plate = 0xC9A95E;
    light.offered = 0x0F5A3E;
    light.casing = 0xF3E6CB;
    light.water = 0x5E7B7C;
    light.waterEdge = 0x2C4243;
    return light;
}

} // namespace

const FigureLight& FigureLight::of(const QString& name) {
    static const FigureLight day = parchment();
    static const FigureLight night = candle();
    return name == night.name ? night : day;
}

const FigureLight& FigureLight::paper() {
    static const FigureLight paper = [] {
        FigureLight light = parchment();
        light.ground = Qt::transparent;
        return light;
    }();
    return paper;
}

} // namespace magister
