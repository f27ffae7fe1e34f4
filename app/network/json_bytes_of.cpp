// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/json_bytes_of.h"

#include "app/network/plain_json.h"

namespace magister::network {

QByteArray bytesOf(const JsonNode& node) {
    switch (node.kind) {
    case JsonNode::Kind::Null: return QByteArrayLiteral("null");
    case JsonNode::Kind::Boolean: return plainJson(node.boolean);
    case JsonNode::Kind::Number: return node.text.toUtf8();
    case JsonNode::Kind::Text: return jsonText(QByteArrayView(node.text.toUtf8()));
    case JsonNode::Kind::List: {
        QList<QByteArray> items;
        for (const JsonNode& item : node.items)
            items.append(bytesOf(item));
        return jsonList(items);
    }
    case JsonNode::Kind::Object: break;
    }
    JsonBytes members;
    for (const JsonMember& member : node.members)
        members.add(member.key.toStdString(), bytesOf(member.value));
    return members.object();
}

} // namespace magister::network
