import ResponderKit
import Scenes
import Text

extension ChainReport {
  /// A responder with its place in the chain.
  fileprivate struct Link {
    let place: Int
    let report: ChainReport

    var responder: UIResponder { report.links[place] }
    var scene: Scene { report.scene }
  }
}

extension JSONObjectType<ChainReport> {
  package static let chain = JSONObjectType("chain", "A responder chain.") {
    JSONMember(
      "chain", .list(.object(.link)), "the responders, each the next of the one before"
    ) { report in report.links.indices.map { ChainReport.Link(place: $0, report: report) } }
    JSONMember("isEndless", .bool, "whether the chain comes back to itself") { $0.isCycle }
  }
}

extension JSONObjectType<ChainReport.Link> {
  fileprivate static let link = JSONObjectType("link", "A responder in the chain.") {
    JSONMember("name", .text, "its name") { $0.scene.label(of: $0.responder) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.responder) }
    JSONMember(
      "reason", .textOrNull, "why it is next, with the rule; null for the first"
    ) { link in
      link.place == 0
        ? nil
        : link.scene.sentence(next: link.responder, of: link.report.links[link.place - 1])
    }
    JSONMember("handles", .list(.word(EventMethod.self)), "the methods that it handles") {
      $0.responder.handledMethods.map(\.method)
    }
  }
}
