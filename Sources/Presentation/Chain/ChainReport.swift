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
    links = Array(ResponderChain(from: responder))
    isCycle = links.last?.next != nil
  }

  /// Returns the chain in one line: `yellow › blue › root`.
  package func summary(_ look: OutputStyle) -> TextLine {
    Self.path(links, scene, look)
  }

  static func path(_ responders: [UIResponder], _ scene: Scene, _ look: OutputStyle) -> TextLine {
    var line = TextLine()
    for (k, responder) in responders.enumerated() {
      if k > 0 { line.append(" \(look.glyphs.next) ", .dim) }
      line.append(scene.label(of: responder), .name)
    }
    return line
  }

  /// Writes the report.
  package func write(_ look: OutputStyle, to write: (TextLine) -> Void) {
    for line in summary(look).wrapped(to: look.width) { write(line) }
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
      line.append(types[k].clipped(to: typeWidth, ellipsis: look.glyphs.ellipsis), .type)
      line.pad(to: numberWidth + 6 + nameWidth + typeWidth)
      line.append(k == 0 ? "" : scene.sentence(next: links[k], of: links[k - 1]), .dim)
      let handled = responder.handledMethods.map(\.method)
      if !handled.isEmpty {
        line.append("  handles \(EventMethod.phrase(handled))", .good)
      }
      for piece in line.wrapped(to: look.width, indent: numberWidth + 2) { write(piece) }
    }
    guard let last = links.last else { return }
    if isCycle, let next = last.next {
      write(
        TextLine(
          "next of \(scene.label(of: last)) leads back to \(scene.label(of: next)): "
            + "an endless chain, in which UIKit would hang", .bad))
    }
  }
}
