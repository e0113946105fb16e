import Code
import ResponderKit

/// An answer of UIKit's own `hitTest(_:with:)`, as that of the view's class cannot run. That is told.
package struct UnloadedHitTest: HitTestBehavior, CodedOverride, Equatable, @unchecked Sendable {
  fileprivate let program: CodeProgram
  fileprivate let owner: OwnType

  /// The class.
  package var className: String { owner.name }
  /// False, as the method did not load.
  package var canRun: Bool { false }
  package var isOfExtension: Bool { owner.isExtension }
  /// All flags, as UIKit's own method asks for all.
  package var flagsAsked: HitTestFlags { .all }

  package static func == (one: Self, other: Self) -> Bool { one.owner === other.owner }

  /// Returns what UIKit's own method returns.
  package func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    program.machine.assume(AssumedAnswer(view: ObjectID(view), of: owner.name, "hitTest(_:with:)"))
    return view.standardHitTest(point, with: event)
  }
}

/// An answer of UIKit's own `point(inside:with:)`, as that of the view's class cannot run. That is
/// told.
package struct UnloadedPointInside: PointInsideBehavior, CodedOverride, Equatable,
  @unchecked Sendable
{
  fileprivate let program: CodeProgram
  fileprivate let owner: OwnType

  /// The class.
  package var className: String { owner.name }
  /// False, as the method did not load.
  package var canRun: Bool { false }
  package var isOfExtension: Bool { owner.isExtension }

  package static func == (one: Self, other: Self) -> Bool { one.owner === other.owner }

  /// Returns what UIKit's own method returns.
  package func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool {
    program.machine.assume(
      AssumedAnswer(view: ObjectID(view), of: owner.name, "point(inside:with:)"))
    return view.standardPoint(inside: point)
  }
}

extension CodeProgram {
  /// Returns the answer in place of a view's `hitTest(_:with:)` that cannot run; nil if there is none.
  func unloadedHitTest(of view: UIView) -> UnloadedHitTest? {
    unloaded("hitTest(_:with:)", of: view).map { UnloadedHitTest(program: self, owner: $0) }
  }

  /// Returns the answer in place of a view's `point(inside:with:)` that cannot run; nil if there is
  /// none.
  func unloadedPointInside(of view: UIView) -> UnloadedPointInside? {
    unloaded("point(inside:with:)", of: view).map { UnloadedPointInside(program: self, owner: $0) }
  }

  /// Returns the class or extension whose method a view has, if it cannot run.
  private func unloaded(_ fullName: String, of view: UIView) -> OwnType? {
    for type in calledTypes(of: view) {
      if let isUnloaded = type.hasUnloaded(fullName) { return isUnloaded ? type : nil }
    }
    return nil
  }
}

extension OwnType {
  /// Returns whether a method of the type itself cannot run; nil if the type has none.
  func hasUnloaded(_ fullName: String) -> Bool? {
    unread.contains { $0.isMethod(fullName) } ? true : ownMethod(fullName).map { $0.body == nil }
  }
}
