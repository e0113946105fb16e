import Explanation
import ResponderKit
import Scenes
import Text

/// The arena: the recognizers, how far each has come, who waits for whom, and who makes whom fail.
package struct GesturesReport {
  let scene: Scene
  let recognizers: [UIGestureRecognizer]
  private let view: UIView?
  let rivals: GestureRivals

  /// A report of all recognizers of a scene, or of those that see a finger in a view, in the order
  /// in which they are told (R6.2).
  package init(_ scene: Scene, of view: UIView? = nil) {
    self.scene = scene
    self.view = view
    guard let view else {
      recognizers = scene.gestureRecognizers
      rivals = GestureRivals(recognizers)
      return
    }
    var found: [UIGestureRecognizer] = []
    var ancestor: UIView? = view
    while let current = ancestor {
      found += current.gestureRecognizers ?? []
      ancestor = current.superview
    }
    recognizers = found
    rivals = GestureRivals(found)
  }

  /// Writes the report.
  package func write(_ look: Look, to write: (TextLine) -> Void) {
    guard !recognizers.isEmpty else {
      let place = view.map { " sees a finger in \(scene.label(of: $0))" } ?? " in this scene"
      write(TextLine("no recognizer\(place); 'gesture tap NAME on VIEW' adds one", .notice))
      return
    }
    let names = recognizers.map { scene.label(of: $0) }
    let nameWidth = (names.map(\.displayWidth).max() ?? 0) + 2
    let kinds = recognizers.map(kind)
    let kindWidth = (kinds.map(\.displayWidth).max() ?? 0) + 2
    for (k, recognizer) in recognizers.enumerated() {
      var line = TextLine(names[k], .name)
      line.pad(to: nameWidth)
      line.append(kinds[k])
      line.pad(to: nameWidth + kindWidth)
      line.append(recognizer.state.rawValue, style(of: recognizer))
      write(line)
      let details = facts(of: recognizer).joined(separator: " \(look.glyphs.skip) ")
      guard !details.isEmpty else { continue }
      let pad = String(repeating: " ", count: min(nameWidth, look.width / 3))
      for piece in TextLine(details, .dim).wrapped(to: look.width - pad.count) {
        write(TextLine(pad) + piece)
      }
    }
  }

  private func kind(of recognizer: UIGestureRecognizer) -> String {
    let view = recognizer.view.map { " on \(scene.label(of: $0))" } ?? ""
    return GestureWords.noun(of: recognizer) + view
  }

  private func style(of recognizer: UIGestureRecognizer) -> TextStyle {
    switch recognizer.state {
    case .possible: .plain
    case .began, .changed, .ended: .good
    case .cancelled, .failed: .bad
    }
  }

  private func facts(of recognizer: UIGestureRecognizer) -> [String] {
    var facts = settings(of: recognizer)
    if let awaited = recognizer.awaitedRecognizer {
      facts.append("ready, but waits for \(scene.label(of: awaited)) to fail")
    }
    let rivals = rivals.rivals(of: recognizer)
    let requirements = names(requirements(of: recognizer, rivals))
    if !requirements.isEmpty {
      facts.append("requires \(requirements.joined(separator: ", ")) to fail")
    }
    facts += relations(of: recognizer, rivals)
    let targets = targets(of: recognizer)
    if !targets.isEmpty { facts.append("tells \(targets.joined(separator: ", "))") }
    return facts
  }

  /// Whom it tells of what: `vc.show:`.
  func targets(of recognizer: UIGestureRecognizer) -> [String] {
    recognizer.targetsAndActions.map { target, action in
      let name = (target as? UIResponder).map { scene.label(of: $0) }
      return "\(name ?? String(describing: type(of: target))).\(action)"
    }
  }

  private func settings(of recognizer: UIGestureRecognizer) -> [String] {
    let plain = GestureKind.of(recognizer)?.make()
    return PropertyTable.properties(of: recognizer).compactMap { property in
      guard property.isSaved, let value = property.get(recognizer),
        value != plain.flatMap(property.get)
      else { return nil }
      let text = value.text { scene.label(of: $0) }
      if plain == nil, !["isEnabled", "cancelsTouchesInView"].contains(property.name) {
        return nil
      }
      if case .bool(true) = value, plain == nil { return nil }
      return "\(property.shortNames.first ?? property.name)=\(text)"
    }
  }

  func requirements(
    of recognizer: UIGestureRecognizer, _ rivals: [UIGestureRecognizer]
  ) -> [UIGestureRecognizer] {
    let said = recognizer.failureRequirements
    let answers = scene.delegateAnswers(of: recognizer)
    return said
      + rivals.filter { other in
        !said.contains(other)
          && (answers.requiresFailureOf.contains(other)
            || scene.delegateAnswers(of: other).mustFailFor.contains(recognizer))
      }
  }

  private func relations(
    of recognizer: UIGestureRecognizer, _ rivals: [UIGestureRecognizer]
  ) -> [String] {
    var facts: [String] = []
    var (together, excluded, spared): Relations = ([], [], [])
    for rival in rivals {
      if recognizer.isSimultaneous(with: rival) {
        together.append(rival)
      } else if recognizer.makesFail(rival) {
        excluded.append(rival)
      } else {
        spared.append(rival)
      }
    }
    if !together.isEmpty {
      facts.append("may succeed together with \(names(together).joined(separator: ", "))")
    }
    if !excluded.isEmpty {
      let whom =
        excluded.count == rivals.count && rivals.count > 3
        ? "all others" : names(excluded).joined(separator: ", ")
      facts.append("if it succeeds, \(whom) fail\(excluded.count == 1 ? "s" : "")")
    }
    if !spared.isEmpty {
      facts.append("never prevents \(names(spared).joined(separator: ", "))")
    }
    return facts
  }

  private typealias Relations = (
    together: [UIGestureRecognizer], excluded: [UIGestureRecognizer],
    spared: [UIGestureRecognizer]
  )

  func names(_ recognizers: [UIGestureRecognizer]) -> [String] {
    recognizers.map { scene.label(of: $0) }
  }
}
