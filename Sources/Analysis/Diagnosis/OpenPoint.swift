import Explanation
import Foundation
import ResponderKit
import Scenes

/// A fact that an imported text leaves open, that decides an answer, and that the app's debugger can
/// tell.
package enum OpenPoint {
  /// The targets and actions of a control.
  case targets(UIControl)
  /// The recognizers of a view.
  case recognizers(UIView)
  /// The answer of a window's `hitTest(_:with:)`, at a point in the window's coordinates.
  case hitTest(UIWindow, CGPoint)
  /// The constraints that make a view's height or width.
  case constraints(UIView, isVertical: Bool)

  /// The object that the debugger is asked about.
  package var view: UIView {
    switch self {
    case .targets(let view): view
    case .recognizers(let view): view
    case .hitTest(let view, _): view
    case .constraints(let view, _): view
    }
  }
}

extension Diagnosis {
  /// The number of open points that one question to a debugger asks for at most.
  private static let mostOpenPoints = 6

  /// The facts that would decide the answer, as far as an app's debugger can tell them; empty for a
  /// scene that was not imported from views of an app.
  package var openPoints: [OpenPoint] {
    guard let origin = scene.origin, !origin.isApproximate else { return [] }
    var points: [OpenPoint] = []
    for finding in findings {
      switch finding.fact {
      case .noTargets(let control, isImported: true) where verdict == .reached:
        points.append(.targets(control))
      case .unknownRecognizers(let views) where verdict == .reached:
        points += views.suffix(2).map { .recognizers($0) }
      case .zeroSize(let view, let bounds), .zeroSizeAncestor(let view, let bounds, _):
        points.append(.constraints(view, isVertical: bounds.height == 0))
      case .suspect(let view, _), .letThrough(let view, _), .underBar(let view, _),
        .opaque(let view, _):
        if verdict == .open { ask(about: view, &points) }
      case .otherWindow(let window, _, _, _, _, _):
        if verdict == .open { ask(about: window, &points) }
      case .covered(let covering): if verdict == .open { ask(about: covering.taker, &points) }
      default: break
      }
    }
    let known = points.filter { scene.names.entry(of: ObjectID($0.view))?.address != nil }
    return Array(known.prefix(Self.mostOpenPoints))
  }

  /// Adds the question whom the window of a view hits, once.
  private func ask(about view: UIView, _ points: inout [OpenPoint]) {
    guard let window = view.window else { return }
    let isAsked = points.contains { if case .hitTest(window, _) = $0 { true } else { false } }
    if !isAsked { points.append(.hitTest(window, window.convert(point, from: nil))) }
  }
}
