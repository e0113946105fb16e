import Explanation
import Foundation
import ResponderKit
import Scenes

/// The reasons why a view does or does not receive a touch at a point, and the course of the touch
/// from there.
package struct Diagnosis {
  /// The view that the question is about.
  package let target: UIView
  /// The point, in the coordinates of the screen.
  package let point: CGPoint
  /// Indicates whether the point was given; otherwise it is the middle of the view.
  package let isPointGiven: Bool
  /// The view that the touch hits.
  package let winner: UIView?
  /// Indicates whether the view gets the touch.
  package let isReached: Bool
  /// The findings: obstacles in the order in which the hit-test meets them, then facts that change
  /// the outcome, then facts worth knowing.
  package let findings: [Finding]
  /// The share of the view that can be reached.
  package let reach: TouchCoverage
  /// The course of the touch after the hit-test; nil if no tap was tried.
  package let course: TouchCourse?
  package let scene: Scene

  /// Looks for the reasons.
  ///
  /// - Parameters:
  ///   - target: The view that the question is about.
  ///   - point: A point of the screen; nil for the middle of the view.
  ///   - scene: The scene.
  ///   - isMeasured: True to measure the share of the view that can be reached.
  package init(
    of target: UIView, at point: CGPoint? = nil, in scene: Scene, isMeasured: Bool = true
  ) {
    self.target = target
    self.scene = scene
    isPointGiven = point != nil
    let middle = CGPoint(x: target.bounds.midX, y: target.bounds.midY)
    let place = point ?? target.screenPoint(middle)
    self.point = place
    let hit = target.window == nil ? nil : scene.hitView(at: place)
    winner = hit
    isReached = target.isReached(by: hit)
    reach =
      target.window == nil || !isMeasured ? TouchCoverage() : TouchCoverage(of: target, in: scene)
    let outcome = target.window == nil ? nil : scene.outcome(ofTapAt: place)
    course = outcome.map {
      TouchCourse(of: target, isHit: target.isReached(by: hit), $0, in: scene)
    }
    var diagnoser = Diagnoser(target, at: place, hitting: hit, in: scene)
    diagnoser.course = course
    diagnoser.findReasons()
    findings = diagnoser.ordered
  }

  /// Returns the first obstacle that the hit-test meets; nil if there is none.
  ///
  /// - Parameters:
  ///   - target: The view that the question is about.
  ///   - point: A point of the screen; nil for the middle of the view.
  ///   - scene: The scene.
  package static func firstObstacle(
    of target: UIView, at point: CGPoint?, in scene: Scene
  ) -> Finding? {
    let middle = CGPoint(x: target.bounds.midX, y: target.bounds.midY)
    let point = point ?? target.screenPoint(middle)
    var diagnoser = Diagnoser(target, at: point, hitting: scene.hitView(at: point), in: scene)
    diagnoser.stopsAtFirst = true
    diagnoser.findReasons()
    return diagnoser.ordered.first { $0.weight == .blocks }
  }

  /// The findings that keep the touch away.
  package var obstacles: [Finding] { findings.filter { $0.weight == .blocks } }

  /// Indicates whether the view gets the touch and reacts to it.
  package var works: Bool { isReached && course?.works != false }

  /// The point in the view's coordinates.
  package var pointInTarget: CGPoint { target.point(fromScreen: point) }

  /// A point of the screen at which the view gets the touch, if there is one.
  ///
  /// The point has whole coordinates where that works, too, because people type it.
  package var pointThatWorks: CGPoint? {
    guard let point = reach.bestPoint.map({ target.screenPoint($0) }) else { return nil }
    let whole = CGPoint(x: point.x.rounded(), y: point.y.rounded())
    return target.isReached(by: scene.hitView(at: whole)) ? whole : point
  }
}

extension TouchCoverage {
  /// Creates a coverage of which nothing is measured.
  init() {}
}
