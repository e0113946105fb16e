import Foundation
import Interchange
import ResponderKit
import Scenes

/// The only root of a dump.
func onlyRoot(_ text: String) throws -> DumpedView {
  let dump = try HierarchyDump(parsing: text)
  guard dump.roots.count == 1 else { throw WrongNumberOfRoots(count: dump.roots.count) }
  return dump.roots[0]
}

struct WrongNumberOfRoots: Error {
  let count: Int
}

/// The view of a line that has an object with some attributes after its frame.
func view(with attributes: String, class name: String = "UIView") throws -> DumpedView {
  try onlyRoot("<\(name): 0x1a0; frame = (10 20; 30 40); \(attributes)layer = <CALayer: 0x1a1>>")
}

/// What a reader warns of, without the lines.
func warnings(_ text: String) throws -> [DumpWarning.Kind] {
  try HierarchyDump(parsing: text).warnings.map(\.kind)
}

extension DumpedView {
  /// The tree in one line: `A(B C(D))`.
  var outline: String {
    children.isEmpty
      ? className : "\(className)(\(children.map(\.outline).joined(separator: " ")))"
  }
}

extension BuiltView {
  /// The view that a line of the dump prints.
  func view(onLine line: Int) -> UIView? {
    parts.first { $0.dumped.line == line }?.view
  }

  /// The line of the view that a touch at a point of the root gets.
  func lineHit(at x: CGFloat, _ y: CGFloat) -> Int? {
    let hit = root.hitTest(CGPoint(x: x, y: y), with: nil)
    return parts.first { $0.view === hit }?.dumped.line
  }
}

/// The tree of a dump's first root.
func built(_ text: String) throws -> BuiltView {
  DumpBuilder().makeView(try HierarchyDump(parsing: text).roots[0])
}

extension DumpedView {
  /// All that a text tells of the views, but for its lines.
  var facts: [String] {
    var facts: [String] = []
    forEachInTree { view in
      facts.append(
        "\(view.className) \(view.address ?? "-") \(view.frame) \(view.text ?? "-") \(view.tag) "
          + "\(view.isHidden) \(view.uncertainties.rawValue) \(view.children.count)")
    }
    return facts
  }
}
