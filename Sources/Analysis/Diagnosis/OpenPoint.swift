import Explanation
import ResponderKit
import Scenes

/// A fact that an imported text leaves open, that decides an answer, and that the app's debugger can
/// tell.
package enum OpenPoint {
  /// The targets and actions of a control.
  case targets(UIControl)
  /// The actions of a control on targets that a debugger has listed.
  case actions(UIControl, of: [ListedTarget])
  /// The recognizers of a view.
  case recognizers(UIView)
  /// The answer of the windows' `hitTest(_:with:)`, from the front to the back, at a point of the
  /// screen.
  case hitTest(CGPoint, in: [UIWindow])
  /// The constraints that make a view's height or width.
  case constraints(UIView, isVertical: Bool)

  /// The objects that the debugger is asked about.
  package var views: [UIView] {
    switch self {
    case .targets(let view), .actions(let view, _): [view]
    case .recognizers(let view): [view]
    case .hitTest(_, let windows): windows
    case .constraints(let view, _): [view]
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
      case .noTargets(let control, isOpen: true, _) where verdict == .reached:
        points.append(.targets(control))
      case .actionsUnknown(let control, let targets) where verdict == .reached:
        points.append(.actions(control, of: targets))
      case .unknownRecognizers(let views) where verdict != .missed:
        points += views.suffix(2).map { .recognizers($0) }
      case .zeroSize(let view, let bounds), .zeroSizeAncestor(let view, let bounds, _):
        guard scene.origin(of: view)?.constraints.isEmpty != false else { break }
        points.append(.constraints(view, isVertical: bounds.height == 0))
      default: break
      }
    }
    // No hit-test tells who performs an action.
    let isAboutAction = findings.contains { finding in
      if case .notPerformed = finding.fact { finding.leavesOpen } else { false }
    }
    // Who asks for anything asks for this as well: no dump tells which classes override hitTest.
    let isAsked = verdict == .open && !isAboutAction && !isOpenInside || !points.isEmpty
    if isAsked, scene.record(of: target, at: point) == nil, let own = target.window {
      let all = scene.application.windowsFrontToBack
      let windows = all.prefix { $0 !== own } + [own]
      points.insert(.hitTest(point, in: Array(windows.suffix(Self.mostWindows))), at: 0)
    }
    let known = points.filter { point in
      point.views.allSatisfy { scene.names.entry(of: $0)?.address != nil }
    }
    return Array(known.prefix(Self.mostOpenPoints))
  }

  /// Indicates whether only what happens inside of the target is open.
  package var isOpenInside: Bool {
    findings.first { $0.weight != .note }?.isAboutInside == true
  }

  /// The number of windows that one question asks at most.
  private static let mostWindows = 4
}

extension Scene {
  /// Notes whose targets or actions an answer asks for, so that a reply need not say it.
  package func noteQuestions(of diagnosis: Diagnosis) {
    askedControl =
      diagnosis.openPoints.lazy.compactMap { point in
        switch point {
        case .targets(let control), .actions(let control, _): ObjectID(control)
        case .recognizers, .hitTest, .constraints: nil
        }
      }.first
  }
}
