import Foundation
import ResponderKit
import Scenes

extension Audit {
  /// Returns the size, in points of the screen, of the box round the part of a view that can be
  /// reached.
  func size(of view: UIView, _ reach: TouchCoverage) -> CGSize {
    guard let box = reach.box else { return .zero }
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY),
    ].map { view.screenPoint($0) }
    return CGSize(
      width: hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y),
      height: hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y))
  }

  func isAllSeen(_ target: AuditTarget) -> Bool {
    let area = target.view.touchArea
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY),
    ].map { target.view.screenPoint($0) }
    return corners.allSatisfy { target.visible.insetBy(dx: -1, dy: -1).contains($0) }
  }

  func isSmall(_ subject: AuditFinding.Subject) -> Bool {
    // A part that is dead makes the target smaller; that is told already.
    guard subject.percent == 100 else { return false }
    let limit = Self.fingertip - 0.01
    return subject.size.width < limit || subject.size.height < limit
  }

  /// Returns whether the view lies in a bar that enlarges its touch area by an amount that no dump
  /// prints.
  func isInBar(_ view: UIView) -> Bool {
    view.selfAndSuperviews.contains {
      if case .enlarging? = scene.note(on: $0)?.effect { true } else { false }
    }
  }
}
