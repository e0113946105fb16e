import Explanation
import ResponderKit
import Scenes
import Text

/// The responder chain from a responder: who is next, why, and who handles what.
package struct ChainReport {
  let scene: Scene
  let links: [UIResponder]
  let isCycle: Bool

  /// Creates a report of the chain that begins with a responder.
  package init(_ scene: Scene, from responder: UIResponder) {
    self.scene = scene
    let all = Array(ResponderChain(from: responder))
    links = ToldChain(all.map(Optional.some), in: scene).links.compactMap { link in
      if case .responder(let place) = link { all[place] } else { nil }
    }
    isCycle = all.last?.next != nil
  }

  /// Returns the chain in one line: `yellow › blue › root`.
  package func summary(_ style: OutputStyle) -> TextLine {
    Self.path(links, scene, style)
  }

  static func path(_ responders: [UIResponder], _ scene: Scene, _ style: OutputStyle) -> TextLine {
    var line = TextLine()
    for link in ToldChain(responders.map(Optional.some), in: scene).links {
      if line.width > 0 { line.append(" \(style.glyphs.next) ", .dim) }
      if case .responder(let place) = link {
        line.append(scene.label(of: responders[place]), .name)
      }
      if let placeholder = link.placeholder { line.append(placeholder, .notice) }
    }
    return line
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    for line in summary(style).wrapped(to: style.width) { write(line) }
    write(TextLine())
    let labels = links.map { scene.label(of: $0) }
    let types = links.map { scene.className(of: $0) }
    let numberWidth = String(links.count).count
    let nameWidth = labels.map(\.displayWidth).max() ?? 0
    let typeWidth = min(types.map(\.displayWidth).max() ?? 0, 24)
    for (k, responder) in links.enumerated() {
      var line = TextLine()
      let number = String(k + 1)
      line.append(String(repeating: " ", count: numberWidth - number.count) + number, .dim)
      line.append("  ")
      line.append(labels[k], .name)
      line.pad(to: numberWidth + 4 + nameWidth)
      line.append(types[k].clipped(to: typeWidth, ellipsis: style.glyphs.ellipsis), .type)
      line.pad(to: numberWidth + 6 + nameWidth + typeWidth)
      line.append(k == 0 ? "" : scene.sentence(next: links[k], of: links[k - 1]), .dim)
      let handled = responder.handledMethods.map(\.method)
      if !handled.isEmpty {
        line.append("  handles \(EventMethod.phrase(handled))", .good)
      }
      let reasons = numberWidth + 6 + nameWidth + typeWidth
      let indent = style.width - reasons < 20 ? numberWidth + 2 : reasons
      for piece in line.wrapped(to: style.width, indent: indent) { write(piece) }
      if scene.isFollowedByUntoldController(responder) {
        var line = TextLine(String(repeating: " ", count: numberWidth - 1) + "?", .notice)
        line.append(
          "  a view controller, not in the dump: \(labels[k]) is its root view"
            .citing(ChainReason.rootView.rule), .notice)
        if let view = responder as? UIView, scene.isPresentedAlone(view) {
          line.append(
            "; next is the one that presents it".citing(ChainReason.presenter.rule), .notice)
        }
        for piece in line.wrapped(to: style.width, indent: numberWidth + 2) { write(piece) }
      }
    }
    guard let last = links.last else { return }
    if isCycle, let next = last.next {
      write(
        TextLine(
          "next of \(scene.label(of: last)) leads back to \(scene.label(of: next)): "
            + "an endless chain, in which UIKit would hang", .bad))
    } else if last.endsChainByRule {
      write(
        TextLine(
          "next of \(scene.label(of: last)) is nil: an answer rule ends the chain"
            .citing(ChainReason.overridden.rule)))
    }
  }
}

extension Scene {
  /// Returns whether a controller that the text does not tell is the `next` of a responder.
  package func isFollowedByUntoldController(_ responder: UIResponder) -> Bool {
    (responder as? UIView).map(lacksController) ?? false
  }

  /// Returns why a responder is the `next` of another, with the rule.
  package func sentence(next responder: UIResponder, of previous: UIResponder) -> String {
    let reason = ChainReason(responder, after: previous)
    guard reason == .superview, isFollowedByUntoldController(previous) else {
      return reason.words(label(of: previous)).citing(reason.rule)
    }
    // The controllers between the two are what it is next of.
    if (previous as? UIView).map(isPresentedAlone) == true {
      return "window of the one that presents it".citing(ChainReason.superviewOfRootView.rule)
    }
    let untold = ChainReason.superviewOfRootView
    return untold.words("the controller").citing(untold.rule)
  }
}

extension ChainReason {
  /// Returns the reason in words.
  ///
  /// - Parameter name: The name of the responder before.
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .overridden: "next of \(name) is overridden"
    case .rootView: "\(name) is its root view"
    case .superview: "superview of \(name)"
    case .scene: "scene of \(name)"
    case .application: "application of \(name)"
    case .presenter: "presents \(name)"
    case .superviewOfRootView: "superview of \(name)'s view"
    case .delegate: "delegate of \(name), a responder"
    case .other: "next of \(name)"
    }
  }
}

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
    JSONMember(
      "beforeUntoldController", .bool,
      "whether a view controller that the imported text does not name comes next"
    ) { $0.scene.isFollowedByUntoldController($0.responder) }
    JSONMember("handles", .list(.word(EventMethod.self)), "the methods that it handles") {
      $0.responder.handledMethods.map(\.method)
    }
  }
}
