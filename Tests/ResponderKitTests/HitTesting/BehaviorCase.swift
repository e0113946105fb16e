import Foundation
import ResponderKit
import Testing

/// One override in two spellings, and the names of the views that points should hit.
struct BehaviorCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var points: [(x: CGFloat, y: CGFloat, hit: String)]
  /// Builds the views, with a subclass of an app or with a value.
  var build: @Sendable (_ asSubclass: Bool) -> Stage

  init(
    _ name: String, _ points: [(x: CGFloat, y: CGFloat, hit: String)],
    build: @escaping @Sendable (_ asSubclass: Bool) -> Stage
  ) {
    testDescription = name
    self.points = points
    self.build = build
  }
}

/// A tree with names, on a root of 400 × 400.
struct Stage {
  let root: UIView
  private var names: [UIView: String] = [:]

  init(_ views: KeyValuePairs<String, UIView>) {
    root = UIView(0, 0, 400, 400)
    names[root] = "root"
    for (name, view) in views {
      names[view] = name
      if view.superview == nil { root.addSubview(view) }
    }
  }

  func name(of view: UIView?) -> String {
    view.map { names[$0] ?? "?" } ?? "nil"
  }
}
