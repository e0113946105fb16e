import Interpreter
import ResponderKit
import Scenes
import Session
import Text

/// Who gets a touch at the middle of each view, to be compared with the same after code was read.
struct MovedTouches {
  /// The views that are looked at, at most.
  private static let mostViews = 300

  private let touched: [(view: UIView, hit: UIView?)]

  /// Asks the views of a scene, and takes back what code changes and prints meanwhile.
  init(in scene: Scene) {
    let machine = scene.codeBook?.program.machine
    machine?.keepOutput()
    scene.journal.begin("")
    defer {
      scene.journal.abandon()
      machine?.restoreOutput()
      machine?.begin()
    }
    machine?.begin()
    let touched: [(view: UIView, hit: UIView?)] = scene.views.prefix(Self.mostViews).compactMap {
      view in
      guard view.window != nil, !view.bounds.isEmpty, !(view is UIWindow) else { return nil }
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      return (view, scene.hitView(at: middle))
    }
    // Where code fails, nothing is known.
    self.touched = machine?.takeFailure() == nil ? touched : []
  }

  /// Returns the views whose touches go elsewhere than before, with who gets them now.
  func moved(since before: MovedTouches) -> [(view: UIView, hit: UIView?)] {
    let earlier = Dictionary(
      before.touched.map { (ObjectIdentifier($0.view), $0.hit) }, uniquingKeysWith: { $1 })
    return touched.filter { now in
      guard let hit = earlier[ObjectIdentifier(now.view)] else { return false }
      return hit !== now.hit
    }
  }
}

extension Call {
  /// Carries out a change of code, and tells a person whose touches go elsewhere since.
  func tellingMovedTouches(_ change: () throws -> Void) rethrows {
    let before = session.isInteractive ? MovedTouches(in: scene) : nil
    try change()
    tell(movedSince: before)
  }

  /// Tells a person whose touches go elsewhere since code was read.
  private func tell(movedSince before: MovedTouches?) {
    guard let before else { return }
    let moved = MovedTouches(in: scene).moved(since: before)
    guard !moved.isEmpty else { return }
    let texts = moved.prefix(3).map { view, hit in
      "a touch on \(scene.label(of: view)) goes to \(hit.map { scene.label(of: $0) } ?? "nobody")"
    }
    let more = moved.count > 3 ? ["\(moved.count - 3) more go elsewhere"] : []
    confirm("now " + (texts + more).listed("and"))
  }
}
