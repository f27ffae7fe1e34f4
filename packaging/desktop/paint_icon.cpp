// SPDX-License-Identifier: GPL-3.0-or-later
// magister-icon DRAWING.svg SIZE FILE.png: the drawing as a square picture. A step of the build; not installed.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

int main(int argc, char* argv[]) {
    if (argc != 4) return 2;
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    const int size = QByteArray(argv[2]).toInt();
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter);
    painter.end();
    if (drawing.isValid() && picture.save(QString::fromLocal8Bit(argv[3]))) return 0;
    QTextStream(stderr) << argv[1] << ": cannot be painted into " << argv[3] << '\n';
    return 1;
}
