import ResponderKit
import Scenes

/// A comparison of two screens, which are two dumps of an app, of one run or of two.
package struct ScreenComparison {
  package let matching: ScreenMatching
  /// The changes of touch areas, worst first.
  package let touches: [TouchChange]
  /// The differences: objects that are gone, that appeared, and that changed.
  package private(set) var differences: [SceneDifference] = []

  /// Compares two screens.
  ///
  /// - Parameters:
  ///   - old: The earlier screen.
  ///   - new: The later screen.
  /// - Complexity: O(views + cells of two maps), and a diagnosis for each touch area that changed.
  package init(_ old: Scene, _ new: Scene) {
    matching = ScreenMatching(ScreenTree(old), ScreenTree(new))
    touches = TouchComparison(matching).changes
    if new.mustStop() { return }
    findGone()
    findAppeared()
    findChanged()
  }

  /// The number of views that lost their touch area although they can still be seen.
  package var lostCount: Int { count(of: .lost) }
  /// The number of views that lost a part of their touch area.
  package var shrunkCount: Int { count(of: .shrunk) }

  /// Indicates whether the screens are the same.
  package var isEmpty: Bool { touches.isEmpty && differences.isEmpty }

  package func count(of kind: TouchChange.Kind) -> Int {
    touches.reduce(0) { $0 + ($1.kind == kind ? $1.subjects.count : 0) }
  }

  package func count(of change: SceneDifference.Change) -> Int {
    differences.reduce(0) { $0 + ($1.change == change ? $1.subjects.count + $1.inside : 0) }
  }

  private mutating func findGone() {
    let nodes = matching.old.nodes
    let gone = nodes.indices.filter { matching.newPlaces[$0] == nil }
    for (place, inside) in gone.outermost(id: { $0 }, parent: { nodes[$0].parent }) {
      differences.append(
        SceneDifference(change: .gone, subjects: [subject(place, nil)], inside: inside))
    }
  }

  private mutating func findAppeared() {
    let nodes = matching.new.nodes
    let added = nodes.indices.filter { matching.oldPlaces[$0] == nil }
    for (place, inside) in added.outermost(id: { $0 }, parent: { nodes[$0].parent }) {
      differences.append(
        SceneDifference(change: .appeared, subjects: [subject(nil, place)], inside: inside))
    }
  }

  private mutating func findChanged() {
    let order = ScreenOrder(matching)
    var groups: [MoveKey: Int] = [:]
    for (place, other) in matching.newPlaces.enumerated() {
      guard let other, !matching.new.scene.mustStop() else { continue }
      var rows = rows(place, other)
      if let row = order.rows[place] { rows.append(row) }
      let move = move(place, other)
      guard move != nil || !rows.isEmpty else { continue }
      var subject = subject(place, other)
      if let move {
        subject.frames = (
          matching.old.nodes[place].view.screenFrame, matching.new.nodes[other].view.screenFrame
        )
        if rows.isEmpty {
          let key = MoveKey(parent: matching.new.nodes[other].parent, move: move)
          if let index = groups[key] {
            differences[index].subjects.append(subject)
            continue
          }
          groups[key] = differences.count
        }
      }
      differences.append(
        SceneDifference(change: .changed, subjects: [subject], rows: rows, move: move))
    }
  }

  /// Returns a view as the subject of a difference, by its place in the old screen, in the new one,
  /// or in both.
  private func subject(_ old: Int?, _ new: Int?) -> SceneDifference.Subject {
    let (tree, place) = new.map { (matching.new, $0) } ?? (matching.old, old ?? 0)
    let node = tree.nodes[place]
    return SceneDifference.Subject(
      label: tree.label(of: place), className: node.className,
      place: node.parent.map(tree.label), caption: node.caption,
      lines: (old.flatMap(matching.old.line), new.flatMap(matching.new.line)))
  }

  /// A key of views that share a difference: siblings that move alike.
  private struct MoveKey: Hashable {
    var parent: Int?
    var move: ScreenMove
  }

  /// Returns whether a view lies in another view than before.
  private func isElsewhere(_ place: Int, _ other: Int) -> Bool {
    matching.old.nodes[place].parent.flatMap { matching.newPlaces[$0] }
      != matching.new.nodes[other].parent
  }

  /// Returns the move of a view on the screen; nil if it moved only with its superview.
  private func move(_ place: Int, _ other: Int) -> ScreenMove? {
    let (old, new) = (matching.old.nodes[place].view, matching.new.nodes[other].view)
    guard isElsewhere(place, other) || ScreenMove(from: old.frame, to: new.frame) != nil else {
      return nil
    }
    return ScreenMove(from: old.screenFrame, to: new.screenFrame)
  }

  /// Returns the differences of a view except for its place on the screen.
  private func rows(_ place: Int, _ other: Int) -> [SceneDifference.Row] {
    let (old, new) = (matching.old.nodes[place], matching.new.nodes[other])
    var rows: [SceneDifference.Row] = []
    func compare(_ name: String, _ then: PropertyValue?, _ now: PropertyValue?) {
      if let then, let now, then.matches(now, within: Self.tolerance) { return }
      guard then != nil || now != nil else { return }
      rows.append(
        SceneDifference.Row(
          name: name, then: then.map { .property($0) } ?? .words([]),
          now: now.map { .property($0) } ?? .words([])))
    }
    if isElsewhere(place, other),
      old.parent.map(matching.old.label) != new.parent.map(matching.new.label)
    {
      rows.append(
        SceneDifference.Row(
          name: "superview", then: .object(old.view.superview), now: .object(new.view.superview)))
    }
    for property in Self.properties {
      compare(property.name, property.get(old.view), property.get(new.view))
    }
    if old.text != new.text {
      rows.append(
        SceneDifference.Row(name: "text", then: .caption(old.text), now: .caption(new.text)))
    }
    let then = recognizers(matching.old.scene, old.view)
    let now = recognizers(matching.new.scene, new.view)
    if then != now {
      rows.append(SceneDifference.Row(name: "gestures", then: .classes(then), now: .classes(now)))
    }
    return rows
  }

  /// The difference up to which two numbers count as the same, because of rounding.
  private static let tolerance = 5e-5

  /// The properties that decide about touches, besides the place.
  private static let properties: [Property] = {
    let names: Set = [
      "isHidden", "alpha", "isUserInteractionEnabled", "isEnabled", "transform", "contentOffset",
    ]
    return PropertyTable.all.filter { names.contains($0.name) }
  }()

  /// Returns the classes of a view's recognizers; nil if a dump tells only that there are some.
  private func recognizers(_ scene: Scene, _ view: UIView) -> [String]? {
    let own = (view.gestureRecognizers ?? []).filter { !$0.isBuiltIn }
    let isInDoubt = scene.origin(of: view)?.uncertainties.contains(.recognizers) == true
    return own.isEmpty && isInDoubt ? nil : own.map { scene.className(of: $0) }
  }
}

/// A change of a view's place and size on the screen.
package struct ScreenMove: Hashable {
  /// The least distance that counts as a move, in points.
  private static let least = 0.05

  /// The distance by which the view moved to the right and down, in points rounded to a tenth.
  package let offset: CGPoint
  /// The amount by which the view became wider and higher, in points rounded to a tenth.
  package let growth: CGPoint

  /// Creates the move from one box to another; nil if they are the same but for rounding.
  init?(from then: CGRect, to now: CGRect) {
    let sides = [
      now.minX - then.minX, now.minY - then.minY, now.width - then.width,
      now.height - then.height,
    ]
    guard sides.contains(where: { abs($0) > Self.least }) else { return nil }
    let rounded = sides.map { ($0 * 10).rounded() / 10 }
    offset = CGPoint(x: rounded[0], y: rounded[1])
    growth = CGPoint(x: rounded[2], y: rounded[3])
  }
}
