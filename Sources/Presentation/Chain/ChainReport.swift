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
    var all: [UIResponder] = []
    // As long as most chains are.
    all.reserveCapacity(16)
    all += ResponderChain(from: responder)
    links =
      !scene.mayLackControllers
      ? all
      : ToldChain(all.lazy.map(Optional.some), in: scene).links.compactMap { link in
        if case .responder(let place) = link { all[place] } else { nil }
      }
    isCycle = all.last?.next != nil
  }

  /// Returns the chain in one line: `yellow › blue › root`.
  package func summary(_ style: OutputStyle) -> TextLine {
    summary(links.map { scene.label(of: $0) }, style)
  }

  private func summary(_ labels: [String], _ style: OutputStyle) -> TextLine {
    var line = TextLine()
    let separator = " \(style.glyphs.next) "
    for link in ToldChain(links.lazy.map(Optional.some), in: scene).links {
      if line.width > 0 { line.append(separator, .dim) }
      if case .responder(let place) = link { line.append(labels[place], .name) }
      if let placeholder = link.placeholder { line.append(placeholder, .notice) }
    }
    return line
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    let labels = links.map { scene.label(of: $0) }
    summary(labels, style).write(wrappedTo: style.width, to: write)
    write(TextLine())
    let types = links.map { scene.className(of: $0) }
    let numberWidth = String(links.count).count
    let nameWidth = labels.map(\.displayWidth).max() ?? 0
    let widestType = types.map(\.displayWidth).max() ?? 0
    let typeWidth = min(widestType, 24)
    var line = TextLine()
    for (k, responder) in links.enumerated() {
      line.removeAll()
      let number = String(k + 1)
      let missing = numberWidth - number.utf8.count
      line.append(missing > 0 ? .spaces(missing) + number : number, .dim)
      line.append("  ")
      line.append(labels[k], .name)
      line.pad(to: numberWidth + 4 + nameWidth)
      let type =
        widestType > typeWidth
        ? types[k].clipped(to: typeWidth, ellipsis: style.glyphs.ellipsis) : types[k]
      line.append(type, .type)
      line.pad(to: numberWidth + 6 + nameWidth + typeWidth)
      if k > 0 { scene.tell(next: responder, of: links[k - 1], labels[k - 1], in: &line) }
      let handled = responder.handledMethods
      if !handled.isEmpty {
        line.append("  handles \(EventMethod.phrase(handled.map(\.method)))", .good)
      }
      let reasons = numberWidth + 6 + nameWidth + typeWidth
      let indent = style.width - reasons < 20 ? numberWidth + 2 : reasons
      line.write(wrappedTo: style.width, indent: indent, to: write)
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
    responder.asView.map(lacksController) ?? false
  }

  /// Returns why a responder is the `next` of another, with the rule.
  package func sentence(next responder: UIResponder, of previous: UIResponder) -> String {
    let (words, rule) = reason(next: responder, of: previous, label(of: previous))
    return "\(words.0)\(words.1)\(words.2)".citing(rule)
  }

  /// Adds why a responder is the `next` of another, with the rule, to a line.
  ///
  /// - Parameter name: The name of the other.
  fileprivate func tell(
    next responder: UIResponder, of previous: UIResponder, _ name: String, in line: inout TextLine
  ) {
    let (words, rule) = reason(next: responder, of: previous, name)
    line.append(words.0, .dim)
    line.extend(words.1)
    line.extend(words.2)
    if let rule { line.extend(rule, before: " (R", behind: ")") }
  }

  /// Returns the reason in the pieces of a sentence, and its rule.
  private func reason(
    next responder: UIResponder, of previous: UIResponder, _ name: String
  ) -> (words: ChainReason.Words, rule: RuleID?) {
    let reason = ChainReason(responder, after: previous)
    guard reason == .superview, isFollowedByUntoldController(previous) else {
      return (reason.words(name), reason.rule)
    }
    // The controllers between the two are what it is next of.
    let untold = ChainReason.superviewOfRootView
    let isAlone = previous.asView.map(isPresentedAlone) == true
    let presented = ("window of the one that presents it", "", "")
    return (isAlone ? presented : untold.words("the controller"), untold.rule)
  }
}

extension ChainReason {
  /// A sentence in pieces, of which the first is not empty.
  fileprivate typealias Words = (String, String, String)

  /// Returns the reason in words.
  ///
  /// - Parameter name: The name of the responder before.
  fileprivate func words(_ name: String) -> Words {
    switch self {
    case .overridden: ("next of ", name, " is overridden")
    case .rootView: (name, " is its root view", "")
    case .superview: ("superview of ", name, "")
    case .scene: ("scene of ", name, "")
    case .application: ("application of ", name, "")
    case .presenter: ("presents ", name, "")
    case .superviewOfRootView: ("superview of ", name, "'s view")
    case .delegate: ("delegate of ", name, ", a responder")
    case .other: ("next of ", name, "")
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
