import Explanation
import ResponderKit
import Scenes
import Text

/// The arena: the recognizers, how far each has come, who waits for whom, and who makes whom fail.
package struct GesturesReport {
  let scene: Scene
  package let recognizers: [UIGestureRecognizer]
  private let view: UIView?
  /// The views whose recognizers an imported text does not name; those that UIKit makes are known.
  fileprivate let untold: [UIView]
  let rivals: GestureRivals

  /// Creates a report of all recognizers of a scene, or of those that see a finger in a view, in
  /// the order in which they are told (R6.2).
  package init(_ scene: Scene, of view: UIView? = nil) {
    self.scene = scene
    self.view = view
    let seen = view.map { Array($0.selfAndSuperviews) } ?? Array(scene.views)
    untold = seen.filter {
      scene.origin(of: $0)?.uncertainties.contains(.recognizers) == true
        && $0.gestureRecognizers?.isEmpty != false
    }
    guard let view else {
      recognizers = scene.gestureRecognizers
      rivals = GestureRivals(recognizers)
      return
    }
    recognizers = view.selfAndSuperviews.flatMap { $0.gestureRecognizers ?? [] }
    rivals = GestureRivals(recognizers)
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    defer { writeUntold(style, to: write) }
    guard !recognizers.isEmpty || !untold.isEmpty else {
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
      line.append(recognizer.state.rawValue, recognizer.state.style)
      write(line)
      let details = facts(of: recognizer).joined(separator: " \(style.glyphs.skip) ")
      guard !details.isEmpty else { continue }
      let pad = String(repeating: " ", count: min(nameWidth, style.width / 3))
      for piece in TextLine(details, .dim).wrapped(to: style.width - pad.count) {
        write(TextLine(pad) + piece)
      }
    }
  }

  /// The number of views with recognizers that are not named which are listed.
  private static let mostUntold = 6

  /// Writes which views have recognizers that the text does not name.
  private func writeUntold(_ style: OutputStyle, to write: (TextLine) -> Void) {
    guard !untold.isEmpty else { return }
    let names = untold.prefix(Self.mostUntold).map { scene.label(of: $0) }
    let more = untold.count > names.count ? " and \(untold.count - names.count) more" : ""
    let text =
      "\(names.joined(separator: ", "))\(more) \(untold.count == 1 ? "has" : "have") recognizers that "
      + "the text does not name: print them in the debugger and paste the answer"
    for line in TextLine(text, .notice).wrapped(to: style.width, indent: 2) { write(line) }
  }

  private func kind(of recognizer: UIGestureRecognizer) -> String {
    let view = recognizer.view.map { " on \(scene.label(of: $0))" } ?? ""
    return scene.gestures.noun(of: recognizer) + view
  }

  private func facts(of recognizer: UIGestureRecognizer) -> [String] {
    var facts = settings(of: recognizer)
    if let awaited = recognizer.awaitedRecognizer {
      facts.append("ready, but waits for \(scene.label(of: awaited)) to fail")
    }
    let rivals = rivals.rivals(of: recognizer)
    let relations = GestureRelations(of: recognizer, to: rivals, in: scene)
    if !relations.requirements.isEmpty {
      facts.append("requires \(list(relations.requirements)) to fail")
    }
    facts += words(relations, rivals.count)
    let targets = targets(of: recognizer)
    if !targets.isEmpty { facts.append("tells \(targets.joined(separator: ", "))") }
    return facts
  }

  /// Returns the targets of a recognizer with their actions: `vc.show:`.
  func targets(of recognizer: UIGestureRecognizer) -> [String] {
    recognizer.targetsAndActions.map { target, action in
      let name = (target as? UIResponder).map { scene.label(of: $0) }
      return "\(name ?? String(describing: type(of: target))).\(action)"
    }
  }

  private func settings(of recognizer: UIGestureRecognizer) -> [String] {
    let plain = scene.gestures.kind(of: recognizer)?.make()
    return PropertyTable.properties(of: recognizer).compactMap { property in
      guard property.isSaved, let value = property.get(recognizer),
        value != plain.flatMap(property.get)
      else { return nil }
      let text = value.text { scene.label(of: $0) }
      if plain == nil, !["isEnabled", "cancelsTouchesInView"].contains(property.name) {
        return nil
      }
      if value == .bool(true), plain == nil { return nil }
      return "\(property.shortNames.first ?? property.name)=\(text)"
    }
  }

  private func words(_ relations: GestureRelations, _ count: Int) -> [String] {
    var facts: [String] = []
    let (together, excluded) = (relations.together, relations.excluded)
    if !together.isEmpty { facts.append("may succeed together with \(list(together))") }
    if !excluded.isEmpty {
      let whom = excluded.count == count && count > 3 ? "all others" : list(excluded)
      facts.append("if it succeeds, \(whom) fail\(excluded.count == 1 ? "s" : "")")
    }
    if !relations.spared.isEmpty { facts.append("never prevents \(list(relations.spared))") }
    return facts
  }

  private func list(_ recognizers: [UIGestureRecognizer]) -> String {
    names(recognizers).joined(separator: ", ")
  }

  func names(_ recognizers: [UIGestureRecognizer]) -> [String] {
    recognizers.map { scene.label(of: $0) }
  }

  /// A recognizer with those that it can meet.
  package struct Row {
    fileprivate let recognizer: UIGestureRecognizer
    fileprivate let rivals: [UIGestureRecognizer]
    fileprivate let report: GesturesReport
  }

  /// The recognizers, in the order in which they are told.
  package var rows: [Row] {
    recognizers.map {
      Row(recognizer: $0, rivals: rivals.rivals(of: $0), report: self)
    }
  }
}

extension JSONObjectType<GesturesReport> {
  package static let gestures = JSONObjectType("gestures", "The recognizers.") {
    JSONMember(
      "gestures", .list(.object(.gesture)),
      "the recognizers, in the order in which they are told"
    ) { $0.rows }
    JSONMember("untold", .names, "the views whose recognizers an imported text does not name") {
      report in report.untold.map { report.scene.label(of: $0) }
    }
  }
}

extension JSONObjectType<GesturesReport.Row> {
  package static let gesture = JSONObjectType("gesture", "A gesture recognizer.") {
    JSONMember("recognizer", .text, "its name") { $0.report.scene.label(of: $0.recognizer) }
    JSONMember("kind", .text, "what it recognizes") {
      $0.report.scene.gestures.noun(of: $0.recognizer)
    }
    JSONMember("view", .textOrNull, "its view") { row in
      row.recognizer.view.map { row.report.scene.label(of: $0) }
    }
    JSONMember("state", .word(UIGestureRecognizer.State.self), "its state") {
      $0.recognizer.state
    }
    JSONMember(
      "waitsFor", .textOrNull, "the recognizer whose failure it waits for now"
    ) { row in
      row.recognizer.awaitedRecognizer.map { row.report.scene.label(of: $0) }
    }
    JSONMember("requiresFailureOf", .names, "the recognizers that must fail first") {
      $0.report.names(
        GestureRelations(of: $0.recognizer, to: $0.rivals, in: $0.report.scene).requirements)
    }
    JSONMember("prevents", .names, "the recognizers that fail if it succeeds") {
      $0.report.names($0.rivals.filter($0.recognizer.makesFail))
    }
    JSONMember(
      "simultaneousWith", .names, "the recognizers that may succeed together with it"
    ) { $0.report.names($0.rivals.filter($0.recognizer.isSimultaneous)) }
    JSONMember("targets", .names, "its targets") { $0.report.targets(of: $0.recognizer) }
    JSONMember("properties", .properties, "its properties") {
      $0.report.scene.properties(of: $0.recognizer)
    }
  }
}
