import Foundation
import ResponderKit
import Scenes

/// A comparison that finds the views whose touch areas shrank or grew, and the causes.
struct TouchComparison {
  private(set) var changes: [TouchChange] = []
  private let matching: ScreenMatching
  private var groups: [Key: Int] = [:]
  /// The least part of a target that counts as lost or gained, in per cent of it.
  private static let least = 5

  private struct Key: Hashable {
    var kind: TouchChange.Kind
    var code: DiagnosisCode?
    var culprit: ObjectID?
  }

  /// Compares two screens.
  ///
  /// - Complexity: O(views + cells of two maps), and a diagnosis for each change.
  init(_ matching: ScreenMatching) {
    self.matching = matching
    let old = TouchAreas(matching.old).areas
    let new = TouchAreas(matching.new).areas
    for (place, other) in matching.newPlaces.enumerated() {
      guard let other else { continue }
      let (then, now) = (old[place], new[other])
      guard let kind = kind(then, now, other) else { continue }
      let (tree, dead, area) =
        [.grown, .gained].contains(kind)
        ? (matching.old, place, then) : (matching.new, other, now)
      let cause = cause(in: tree, dead, area)
      guard let kind = Self.kind(kind, of: tree.nodes[dead].view, cause, in: tree.scene) else {
        continue
      }
      add(
        kind,
        TouchChange.Subject(
          places: (place, other), percents: (then?.percent ?? 0, now?.percent ?? 0)),
        cause)
    }
    changes = TouchChange.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  private func kind(
    _ then: TouchAreas.Area?, _ now: TouchAreas.Area?, _ other: Int
  ) -> TouchChange.Kind? {
    switch (then, now) {
    case (let then?, nil) where then.reached > 0:
      return isInteractive(other) ? .away : nil
    case (let then?, let now?):
      if then.reached > 0, now.reached == 0 { return now.total > 0 ? .lost : .away }
      if then.reached == 0, now.reached > 0 { return .gained }
      let change = now.percent - then.percent
      if change <= -Self.least { return .shrunk }
      return change >= Self.least ? .grown : nil
    default: return nil
    }
  }

  /// Returns the kind of change; a view that has scrolled under a bar is away, and one that has
  /// scrolled half under it is unchanged.
  private static func kind(
    _ kind: TouchChange.Kind, of view: UIView, _ cause: Finding?, in scene: Scene
  ) -> TouchChange.Kind? {
    guard let cause, cause.code == .coveredBy,
      let taker = cause.culprit.flatMap({ scene.view(of: $0) }),
      view.isScrolled(under: taker, in: scene)
    else { return kind }
    return kind == .lost ? .away : nil
  }

  /// Returns whether a view of the new screen is interactive, even if it cannot be seen.
  private func isInteractive(_ place: Int) -> Bool {
    matching.new.nodes[place].view.isInteractive(in: matching.new.scene)
  }

  /// Adds a view to the change of the same kind and cause, or to a new one.
  private mutating func add(
    _ kind: TouchChange.Kind, _ subject: TouchChange.Subject, _ cause: Finding?
  ) {
    let key = Key(kind: kind, code: cause?.code, culprit: cause?.culprit)
    if let index = groups[key] {
      changes[index].subjects.append(subject)
    } else {
      groups[key] = changes.count
      changes.append(TouchChange(kind: kind, subjects: [subject], cause: cause))
    }
  }

  /// Returns the first obstacle between a touch and a view, at the middle of the part that is seen
  /// or at another point.
  private func cause(
    in tree: ScreenTree, _ place: Int, _ area: TouchAreas.Area?
  ) -> Finding? {
    let view = tree.nodes[place].view
    func obstacle(at point: CGPoint?) -> Finding? {
      Diagnosis.firstObstacle(of: view, at: point, in: tree.scene)
    }
    let middle = area.map { CGPoint(x: $0.seen.midX, y: $0.seen.midY) }
    if let found = obstacle(at: middle) { return found }
    let reach = TouchCoverage(
      of: view, in: tree.scene, visible: area?.seen, most: Audit.resolution)
    return reach.takers.first.flatMap { obstacle(at: view.screenPoint($0.example)) }
  }
}
