import Foundation
import ResponderKit

/// How much of a view a finger can reach, measured on a grid over its bounds by hit-testing every
/// point of it.
public struct Reach {
  /// A view that takes the touch in a part of the target.
  public struct Taker {
    /// Who takes it; nil for nobody.
    public var view: UIView?
    /// At how many points.
    public var count = 0
    /// The box round these points' cells, in the target's coordinates.
    public var box: CGRect
    /// One of these points, in the target's coordinates.
    public var example: CGPoint
  }

  /// How many points were asked.
  public private(set) var total = 0
  /// At how many the target gets the touch.
  public private(set) var reached = 0
  /// Who gets it elsewhere, most points first.
  public private(set) var takers: [Taker] = []
  /// The point of the target that lies deepest in what can be reached, in the target's
  /// coordinates.
  public private(set) var bestPoint: CGPoint?
  /// The box round what can be reached, in the target's coordinates.
  public private(set) var box: CGRect?

  /// Measures a view.
  ///
  /// - Parameters:
  ///   - target: The view.
  ///   - scene: Its scene.
  ///   - visible: The part of the screen whose points count; nil for all points.
  ///   - most: How many points across and down at most; a small view is asked at every point.
  /// - Complexity: O(most²) hit-tests.
  public init(of target: UIView, in scene: Scene, visible: CGRect? = nil, most: Int = 48) {
    let area = target.touchArea
    guard area.width > 0, area.height > 0 else { return }
    let grid = SamplingGrid(area, most: most)
    var isReached = [Bool](repeating: false, count: grid.count)
    var found: [ObjectID?: Taker] = [:]
    for k in 0..<grid.count {
      let point = grid.point(k)
      let place = target.screenPoint(point)
      if let visible, !visible.contains(place) { continue }
      total += 1
      let hit = scene.hitView(at: place)
      if target.isReached(by: hit) {
        isReached[k] = true
        reached += 1
        box = box.map { $0.union(grid.cell(k)) } ?? grid.cell(k)
      } else {
        let id = hit.map { ObjectID($0) }
        var taker = found[id] ?? Taker(view: hit, box: grid.cell(k), example: point)
        taker.count += 1
        taker.box = taker.box.union(grid.cell(k))
        found[id] = taker
      }
    }
    takers = found.values.sorted {
      ($0.count, $1.example.y, $1.example.x) > ($1.count, $0.example.y, $0.example.x)
    }
    bestPoint = grid.deepest(isReached).map(grid.point)
  }

  /// The share that can be reached, 0 to 1.
  public var share: Double { total == 0 ? 0 : Double(reached) / Double(total) }

  /// The share in per cent: 0 and 100 only where it is nothing and all.
  public static func percent(_ count: Int, of total: Int) -> Int {
    guard total > 0, count > 0 else { return 0 }
    if count == total { return 100 }
    return min(99, max(1, Int((Double(count) * 100 / Double(total)).rounded())))
  }

  /// The share that can be reached, in per cent.
  public var percent: Int { Self.percent(reached, of: total) }
}

extension UIView {
  /// Where a touch belongs to the view: its bounds, or the rectangle that an override makes of it.
  public var touchArea: CGRect {
    if let inset = pointInsideBehavior as? Inset { return bounds.inset(by: inset.insets) }
    if let enlarge = hitTestBehavior as? Enlarge {
      return bounds.insetBy(dx: enlarge.dx, dy: enlarge.dy)
    }
    return bounds
  }

  /// Whether a touch that hits a view is one that this view gets.
  ///
  /// What a view keeps to itself while it is animated, nobody gets (R2.10).
  ///
  /// A control has to be hit itself, as it tracks no finger that went to a subview (R5.6), except
  /// for UIKit's own controls, whose parts are UIKit's matter. Other views get what their subviews
  /// get, by their recognizers and along the responder chain.
  public func isReached(by hit: UIView?) -> Bool {
    guard let hit, !hit.isSwallowingTouches else { return false }
    if hit === self { return true }
    guard hit.isDescendant(of: self) else { return false }
    return !(self is UIControl) || hasPartsOfItsOwn
  }

  /// Whether the view is one of UIKit's controls that are made of several views.
  public var hasPartsOfItsOwn: Bool {
    self is UISwitch || self is UISlider || self is UISegmentedControl || self is UIStepper
      || self is UITextField || self is UIPageControl
  }
}

extension UIView {
  /// A point of the view as one of the screen.
  public func screenPoint(_ point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, to: nil) }
    return window.convert(convert(point, to: window), to: nil)
  }

  /// A point of the screen in the view's coordinates.
  public func point(fromScreen point: CGPoint) -> CGPoint {
    guard let window else { return convert(point, from: nil) }
    return convert(window.convert(point, from: nil), from: window)
  }

  /// The box round the view on the screen.
  public var screenFrame: CGRect {
    guard let window else { return convert(bounds, to: nil) }
    return window.convert(convert(bounds, to: window), to: nil)
  }
}

extension Scene {
  /// The view at a point of the screen.
  public func hitView(at point: CGPoint) -> UIView? {
    application.hitTest(at: point, with: nil)?.view
  }
}
