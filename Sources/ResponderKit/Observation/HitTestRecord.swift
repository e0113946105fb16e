import Foundation

/// One line of a hit-test's transcript, as it is written down: numbers and identities only, because
/// most transcripts are never read.
///
/// A standard view is one record, and so is a run of siblings that were treated alike; what follows
/// from a record is worked out by ``HitTestCalls`` when somebody reads it.
struct HitTestRecord: Equatable {
  /// What the record tells.
  enum Kind: UInt8 {
    // A walk came by a standard view, or the standard algorithm was reached by a call.
    case accepted
    case interactionDisabled
    case hidden
    case transparent
    case disabled
    case singularTransform
    case outside
    /// An override that writes out the algorithm asked the flags, and they pass.
    case flagsPass
    // Runs of siblings.
    case passed
    case notAsked
    case leftOut
    case unseen
    // A call from outside a walk.
    case called
    case returned
    /// A call of `point(inside:with:)`.
    case inside
  }

  /// How the standard algorithm was reached.
  enum Origin: UInt8 {
    /// By the walk over standard views, which never comes back from one without an answer.
    case walk
    /// By a call of `hitTest(_:with:)`, which returns in a record of its own.
    case call
    /// In a call that has a record already.
    case openCall
  }

  /// The view that was asked, the parent of a run, or what a call returned.
  private(set) var view: ObjectID
  /// The point in the coordinates of `view`.
  var point: CGPoint
  /// The bounds of `view`.
  var bounds: CGRect
  /// The nesting: 0 for a window or the view that a question began with.
  var depth: Int32
  /// The index of a call's override, else -1.
  var override: Int32 = -1
  /// An alpha's bit pattern, the index of a run, or a yes with what gave it.
  private(set) var detail: UInt32 = 0
  private(set) var kind: Kind
  private(set) var origin = Origin.walk
  /// Whether `point(inside:with:)` has a record of its own.
  private(set) var asksInside = false

  @inline(__always)
  init(
    _ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint, depth: Int32, kind: Kind,
    run: Int = 0
  ) {
    view = ObjectID(core.pointee.view)
    self.point = point
    bounds = core.pointee.geometry.bounds
    self.depth = depth
    self.kind = kind
    detail = UInt32(truncatingIfNeeded: run)
  }

  /// The standard algorithm, reached by a call.
  init(
    entering core: UnsafeMutablePointer<ViewCore>, at point: CGPoint, depth: Int32, _ origin: Origin
  ) {
    self.init(core, at: point, depth: depth, kind: .accepted)
    self.origin = origin
    asksInside = !core.pointee.flags.isDisjoint(with: .asked)
  }

  /// A call of a view that has an override.
  init(calling view: UIView, at point: CGPoint, depth: Int32, kind: Kind, override: Int) {
    self.view = ObjectID(view)
    self.point = point
    bounds = view.bounds
    self.depth = depth
    self.override = Int32(override)
    self.kind = kind
  }

  /// The end of a call that `beginning` opened; `answer` is what it returned.
  init(ending beginning: HitTestRecord, answer: ObjectID?) {
    self = beginning
    kind = .returned
    view = answer ?? beginning.view
    detail = answer == nil ? 0 : 1
  }

  /// Takes down what came of the standard algorithm's own checks; nil if the view accepts.
  mutating func decide(_ rejection: HitTestRejection?) {
    switch rejection {
    case nil: kind = .accepted
    case .interactionDisabled: kind = .interactionDisabled
    case .hidden: kind = .hidden
    case .transparent(let alpha):
      kind = .transparent
      detail = alpha.bitPattern
    case .disabled: kind = .disabled
    case .outside, .outsideByOverride: kind = .outside
    case .singularTransform: kind = .singularTransform
    }
  }

  /// Takes down what `point(inside:with:)` returned.
  ///
  /// - Parameter witness: The index of the record of the view that said yes for this one, or of
  ///   none.
  mutating func decide(isInside: Bool, area: HitTestRecord.Area, witness: Int = 0) {
    detail =
      (isInside ? 1 : 0) | UInt32(area.rawValue) << 1
      | UInt32(truncatingIfNeeded: witness) << 4
  }

  /// What decided a call of `point(inside:with:)`.
  enum Area: UInt8 {
    case bounds, value, shape, witness, code, own
  }

  var isInside: Bool { detail & 1 != 0 }
  var area: Area { Area(rawValue: UInt8(detail >> 1 & 7)) ?? .code }
  var witness: Int { Int(detail >> 4) }
  var run: Int { Int(detail) }
  /// What a call returned.
  var answer: ObjectID? { detail == 0 ? nil : view }

  /// Why the view refused before it was asked for its area.
  var refusalByFlags: HitTestRejection? {
    switch kind {
    case .interactionDisabled: .interactionDisabled
    case .hidden: .hidden
    case .transparent: .transparent(alpha: Float(bitPattern: detail))
    case .disabled: .disabled
    case .singularTransform: .singularTransform
    default: nil
    }
  }

  /// Whether it tells that the point is outside the view.
  var isMiss: Bool { kind == .outside || kind == .inside && !isInside }

  /// Whether it tells of siblings that a walk missed or that refused.
  var isRefusalInWalk: Bool {
    switch kind {
    case .interactionDisabled, .hidden, .transparent, .disabled, .singularTransform, .outside:
      origin == .walk
    default: false
    }
  }
}
