import Explanation
import ResponderKit
import Scenes

/// A window in front of a view's own that takes its touch.
package struct FrontWindow {
  /// The window.
  package let window: UIWindow
  /// The level of the window.
  package let level: UIWindow.Level
  /// The view's own window.
  package let own: UIWindow
  /// The level of the view's own window.
  package let ownLevel: UIWindow.Level
  /// The view that is hit in the window in front.
  package let taker: UIView
  /// Knowledge of how touches inside are treated, if nobody can tell.
  package let note: ClassNote?
}

/// The place of a touch in a transformed view.
package struct TransformedPlace {
  package let transform: CGAffineTransform
  /// The anchor point of the view, as a share of its bounds.
  package let anchor: CGPoint
  /// The point of the touch, in the view's coordinates.
  package let point: CGPoint
  package let bounds: CGRect
  /// The frame, which is only the box round the view.
  package let frame: CGRect
}

/// A point that misses the area in which touches belong to a view, in the view's coordinates.
package struct AreaMiss {
  /// The point.
  package let point: CGPoint
  /// The bounds of the view.
  package let bounds: CGRect
  /// The deciding area: the bounds, or what an override makes of them.
  package let area: CGRect
  /// The override that makes it.
  package let override: (any ViewOverride)?

  /// The kind of the decision of a hit-test.
  package var fact: HitTestFact { override == nil ? .outside : .outsideOverriddenArea }
}

/// A view that lies in front of another one and takes its touch.
package struct Covering {
  /// The view that is covered: the one that the touch is for, or one above it.
  package let covered: UIView
  /// The sibling in front of it.
  package let sibling: UIView
  /// The view that takes the touch: the sibling, or a view in it.
  package let taker: UIView
  /// The part of the view that the taker lies over.
  package let part: CoveredPart?
  /// Knowledge of the taker's class.
  package let note: ClassNote?
  /// True if UIKit's own rules would not give the taker the touch.
  package let isAgainstRules: Bool
  /// True if nothing tells that the taker draws something.
  package let looksClear: Bool
}

/// A part of a view that another one lies over.
package struct CoveredPart: Equatable {
  /// The part, in the view's coordinates.
  package let rect: CGRect
  /// Its share of the view, in per cent.
  package let percent: Int

  /// Measures the part of a view that another one lies over.
  package init(of view: UIView, under other: UIView) {
    rect = other.convert(other.bounds, to: view).intersection(view.bounds)
    percent = view.bounds.percent(in: rect)
  }
}

extension Covering {
  /// The code: that of the framework, of an override, or of a view in front.
  var code: DiagnosisCode {
    switch note?.effect {
    case .presenting?: .presentationContainer
    case .undecidable?: note?.content?.code ?? .swiftUIOpaque
    case .simulated? where isAgainstRules: .customHitTest
    case .simulated? where looksClear: note?.content?.code ?? .coveredBy
    case .simulated?, .enlarging?, .ordinary?, nil: .coveredBy
    }
  }
}
