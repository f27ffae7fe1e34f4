// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/type.h"

namespace magister::paper {

namespace {

QStringList families(Face face) {
    switch (face) {
    case Face::Serif:
        return {QStringLiteral("PT Serif"), QStringLiteral("DejaVu Serif")};
    case Face::Sans:
        return {QStringLiteral("PT Sans"), QStringLiteral("DejaVu Sans")};
    case Face::Title:
        return {QStringLiteral("Vollkorn"), QStringLiteral("DejaVu Serif")};
    }
    return {};
}

} // namespace

QFont fontOf(const Type& type) {
    QFont font;
    font.setFamilies(families(type.face));
    font.setPixelSize(qRound(pt(type.points)));
    font.setWeight(type.face == Face::Title ? QFont::DemiBold : type.bold ? QFont::Bold : QFont::Normal);
    font.setItalic(type.italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Far too little to be seen, but it turns ligatures off: who searches or copies text finds "fire", not "ﬁre".
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.04);
    return font;
}

} // namespace magister::paper
