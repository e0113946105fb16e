import ResponderKit
import Text

extension ChainReport {
  /// The report as JSON.
  package var json: JSONObject {
    let links = links.enumerated().map { k, responder -> JSONObject in
      let previous = k == 0 ? nil : self.links[k - 1]
      return [
        "name": .string(scene.label(of: responder)),
        "class": .string(scene.className(of: responder)),
        "reason": .text(previous.map { ChainReason(responder, after: $0, in: scene).text }),
        "handles": .strings(responder.handledMethods.map(\.method.rawValue)),
      ]
    }
    return ["chain": .objects(links), "isEndless": .bool(isCycle)]
  }
}
