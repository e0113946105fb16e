import Foundation

/// A finished hit-test with all its decisions, which ``calls`` returns.
public struct HitTest: Sendable {
  /// The point where it began, in the coordinates of the screen or of the view that was asked.
  public var point: CGPoint
  /// The view that was found, if any.
  public var answer: ObjectID?
  /// The transcript of the hit-test. Most hit-tests are never looked at, so the steps are made from
  /// it when they are asked for.
  let transcript: HitTestTranscript

  /// Returns whether a condition holds for a view whose `point(inside:with:)` returned false.
  package func missed(where condition: (ObjectID) -> Bool) -> Bool {
    withExtendedLifetime(transcript) {
      transcript.records.records.contains { $0.isMiss && condition($0.view) }
    }
  }
}

extension HitTest: Equatable {
  /// Returns whether two hit-tests began at the same point and took the same decisions.
  public static func == (one: HitTest, other: HitTest) -> Bool {
    one.point == other.point && one.answer == other.answer
      && one.transcript.isEqual(to: other.transcript)
  }
}

/// One step of a hit-test, in the order in which the calls were made.
public struct HitTestCall: Sendable {
  /// A kind of step: the call and its outcome.
  public enum Kind: Sendable {
    /// `hitTest(_:with:)` of the view is called with a point in its own coordinates. A view whose
    /// transform has no inverse gets the point in its superview's coordinates.
    case enter(point: CGPoint, override: HitTestOverride?)
    /// The view's own flags pass, or one of them refuses (R2.1).
    case flags(HitTestRejection?)
    /// `point(inside:with:)` of the view was called by the asker, with the answer at the end. The
    /// step comes when the call returns, behind the calls which it made.
    case inside(point: CGPoint, area: TouchArea, asker: ObjectID, Bool)
    /// A rule of the view's override, at a place from 0, decides the answer that comes next:
    /// whether the point is inside, or what the call returns.
    case ruled(by: Int)
    /// A line of the view's code ran, which was read and not compiled.
    case line(CodeLine)
    /// Subviews of the view are called, one after the other, and all answer nil for one reason.
    case asked(HitTestRun)
    /// Views are not called at all. The case carries the reason.
    case skip(HitTestRun, HitTestSkip)
    /// Subviews may have been called by code of the app, which cannot be observed.
    case unseen(HitTestRun)
    /// The view's `hitTest(_:with:)` returns.
    case answer(ObjectID?)
  }

  /// The view that is called, or the superview of the views of a run; for windows, a window.
  public var view: ObjectID
  /// The nesting of calls: 0 for a window, or for the view whose `hitTest` was called from outside.
  public var depth: Int
  /// The call and its outcome.
  public var kind: Kind
}

/// The area that decides whether a point is inside a view.
public enum TouchArea: Sendable {
  /// The view's bounds, half open, as in UIKit (R2.4).
  case bounds(CGRect)
  /// The area of a value that stands for `point(inside:with:)`, with its rectangle if it is one.
  case value(HitTestOverride, CGRect?)
  /// Another view, which the override accepts and whose `point(inside:with:)` returned true.
  case accepted(ObjectID)
  /// The area of an app's code, in a view with these bounds.
  case code(bounds: CGRect)
  /// A rectangle that `hitTest(_:with:)` checks instead of calling `point(inside:with:)`.
  case own(CGRect)
}

/// The values that stand for the overrides of a view in a hit-test.
public struct HitTestOverride: Sendable {
  /// The value that stands for an override of `point(inside:with:)`, if there is one.
  public var pointInside: (any PointInsideBehavior)? { values.pointInside }
  /// The value that stands for an override of `hitTest(_:with:)`, if there is one.
  public var hitTest: (any HitTestBehavior)? { values.hitTest }
  /// The view's class, if it is an app's, which may override anything.
  public var subclass: UIView.Type? { values.subclass }
  /// Indicates whether an animation makes the view swallow touches without its subviews (R2.10).
  public var isSwallowing: Bool { values.isSwallowing }

  /// The number of the rule that decided, from 1, of ``HitTestAnswers`` or ``PointInsideAnswers``.
  public var rule: Int? { values.rule }

  /// A state that keeps touches from other views, if `hitTest(_:with:)` does not ask (R2.9, R2.11).
  public var skippedFlag: HitTestRejection? { values.skippedFlag }

  /// The values in a box of one word, as every step has room for an override, and few have one.
  private let values: Values

  private final class Values: Sendable {
    let pointInside: (any PointInsideBehavior)?
    let hitTest: (any HitTestBehavior)?
    let subclass: UIView.Type?
    let isSwallowing: Bool
    let rule: Int?
    let skippedFlag: HitTestRejection?

    init(_ other: Values, rule: Int) {
      (pointInside, hitTest, subclass) = (other.pointInside, other.hitTest, other.subclass)
      (isSwallowing, skippedFlag, self.rule) = (other.isSwallowing, other.skippedFlag, rule)
    }

    init(of view: UIView) {
      rule = nil
      pointInside = view.viewState.pointInsideBehavior
      hitTest = view.viewState.hitTestBehavior
      subclass = view.core.pointee.flags.contains(.subclassed) ? type(of: view) : nil
      isSwallowing = view.blocksTouchesWhileAnimating
      let isDisabled = (view as? UIControl)?.isEnabled == false
      let asksEnabled = hitTest?.flagsAsked.contains(.enabled) ?? true
      skippedFlag = view.flagSkippedByOverride ?? (isDisabled && !asksEnabled ? .disabled : nil)
    }
  }

  init(of view: UIView) { values = Values(of: view) }

  /// Returns the same override, with the place from 0 of the rule that decided.
  package func answering(by place: Int) -> HitTestOverride {
    HitTestOverride(Values(values, rule: place + 1))
  }

  private init(_ values: Values) { self.values = values }
}

/// Views that a hit-test treated alike: siblings, or windows.
public struct HitTestRun: Sendable {
  /// The views, front to back, which is the order in which they are asked.
  public var views: [ObjectID]
  /// The point in the coordinates of their superview.
  public var point: CGPoint
  /// The reason why each view that was called answered nil, with the bounds of the first of them.
  public var reason: HitTestRejection?
  /// A box in the superview's coordinates that holds all the views and misses the point, if the
  /// views were passed by together because of that.
  public var box: CGRect?

  /// The number of views.
  public var count: Int { views.count }
}

/// The reason why views were not called by a hit-test.
public enum HitTestSkip: Sendable {
  /// A sibling or a window in front of them answered (R2.8, R1.5).
  case answered(by: ObjectID)
  /// An override of their superview left them out.
  case override(HitTestOverride)
  /// The superview is being animated and keeps touches to itself (R2.10).
  case swallowed
}

/// The records of a hit-test. One recorder writes it, and never changes it while another object
/// retains it. That is why it may be passed from thread to thread.
final class HitTestTranscript: @unchecked Sendable {
  /// Siblings, or windows, that were treated alike.
  struct Run {
    var box: CGRect?
    var siblings: [ObjectID]
    var range: Range<Int>
    /// The reason why the views were left out, if an override did that.
    var skip: HitTestSkip?

    /// The siblings, front to back, which is the order in which they are asked.
    var views: [ObjectID] {
      Array(unsafeUninitializedCapacity: range.count) { views, count in
        // A plain loop, as iterating backwards takes many times as long without optimization.
        while count < range.count {
          views.initializeElement(at: count, to: siblings[range.upperBound - 1 - count])
          count += 1
        }
      }
    }
  }

  /// The largest capacity of records that is kept for the next hit-test.
  private static let largestReused = 1 << 14

  /// The number of lines of code that are kept of a hit-test.
  static let mostLines = 20_000

  let records = HitTestRecordBuffer()
  /// The lines of code that ran.
  var lines: [CodeLine] = []
  var runs: [Run] = []
  var overrides: [HitTestOverride] = []
  /// The views whose `point(inside:with:)` called another view's, by the index of the other record.
  var askers: [Int: ObjectID] = [:]

  deinit {
    records.deallocate()
  }

  var isWorthReusing: Bool { records.capacity <= Self.largestReused }

  func removeAll() {
    records.removeAll()
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    if !overrides.isEmpty { overrides.removeAll(keepingCapacity: true) }
    if !lines.isEmpty { lines.removeAll() }
    if !askers.isEmpty { askers.removeAll(keepingCapacity: true) }
  }

  /// Returns whether another transcript has the same content.
  func isEqual(to other: HitTestTranscript) -> Bool {
    records.records.elementsEqual(other.records.records) && askers == other.askers
      && lines == other.lines
      && runs.elementsEqual(other.runs) {
        $0.box == $1.box && $0.siblings[$0.range] == $1.siblings[$1.range]
      }
      && overrides.elementsEqual(other.overrides) {
        $0.subclass == $1.subclass && $0.isSwallowing == $1.isSwallowing
          && isSame($0.pointInside, $1.pointInside) && isSame($0.hitTest, $1.hitTest)
      }
  }

  private func isSame(_ one: (any ViewOverride)?, _ other: (any ViewOverride)?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isSame(as: other)
  }
}

extension ViewOverride {
  /// Returns whether two overrides are of one kind, with the same values and the same views.
  fileprivate func isSame(as other: any ViewOverride) -> Bool {
    guard let other = other as? Self, references.map(\.id) == other.references.map(\.id) else {
      return false
    }
    guard let value = self as? any Equatable else { return !references.isEmpty }
    return value.isSame(as: other)
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
