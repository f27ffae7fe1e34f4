// SPDX-License-Identifier: GPL-3.0-or-later
// magister-icon DRAWING.svg DRAWN SIZE FILE.png: the drawing, DRAWN pixels high, in the middle of a square picture of SIZE
// pixels. A step of the build; not installed.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

int main(int argc, char* argv[]) {
    if (argc != 5) return 2;
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    const int drawn = QByteArray(argv[2]).toInt();
    const int size = QByteArray(argv[3]).toInt();
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter, QRectF((size - drawn) / 2, (size - drawn) / 2, drawn, drawn));
    painter.end();
    if (drawing.isValid() && picture.save(QString::fromLocal8Bit(argv[4]))) return 0;
    QTextStream(stderr) << argv[1] << ": cannot be painted into " << argv[4] << '\n';
    return 1;
}
