import Foundation

/// One line of a hit-test's transcript. It holds numbers and identities only, because most
/// transcripts are never read. A standard view is one record, and so is a run of siblings that were
/// treated alike. ``HitTestCalls`` derives the steps from the records when they are read.
struct HitTestRecord: Equatable {
  /// The kind of fact that a record holds.
  enum Kind: UInt8 {
    // A walk came to a standard view, or a call reached the standard algorithm.
    case accepted
    case interactionDisabled
    case hidden
    case transparent
    case disabled
    case singularTransform
    case outside
    /// An override that writes out the algorithm checked the flags, and none refused.
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
    /// A rule of an override decided.
    case ruled
    /// A line of code of a view ran.
    case line
  }

  /// A way in which the standard algorithm was reached.
  enum Origin: UInt8 {
    /// The walk over standard views came to it, which never returns from a view without an answer.
    case walk
    /// A call of `hitTest(_:with:)` reached it, which returns in a record of its own.
    case call
    /// A call that has a record already reached it.
    case openCall
  }

  /// The view that was asked, the superview of a run, or the view that a call returned.
  private(set) var view: ObjectID
  /// The point in the coordinates of `view`.
  var point: CGPoint
  /// The bounds of `view`.
  var bounds: CGRect
  /// The nesting: 0 for a window, or for the view whose `hitTest` was called from outside.
  var depth: Int32
  /// The index of a call's override; -1 if there is none.
  var override: Int32 = -1
  /// The bit pattern of an alpha, the index of a run or of a line of code, or the answer to `point(inside:with:)` with
  /// its area and witness.
  private(set) var detail: UInt32 = 0
  private(set) var kind: Kind
  private(set) var origin = Origin.walk
  /// Indicates whether `point(inside:with:)` has a record of its own.
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

  /// Creates the record of the standard algorithm, reached by a call.
  init(
    entering core: UnsafeMutablePointer<ViewCore>, at point: CGPoint, depth: Int32, _ origin: Origin
  ) {
    self.init(core, at: point, depth: depth, kind: .accepted)
    self.origin = origin
    asksInside = !core.pointee.flags.isDisjoint(with: .asked)
  }

  /// Creates the record of a call of a view that has an override.
  init(calling view: UIView, at point: CGPoint, depth: Int32, kind: Kind, override: Int) {
    self.view = ObjectID(view)
    self.point = point
    bounds = view.bounds
    self.depth = depth
    self.override = Int32(override)
    self.kind = kind
  }

  /// Creates the record for the end of a call that `beginning` opened, with the view it returned.
  init(ending beginning: HitTestRecord, answer: ObjectID?) {
    self = beginning
    kind = .returned
    view = answer ?? beginning.view
    detail = answer == nil ? 0 : 1
  }

  /// Records the outcome of the standard algorithm's own checks; nil if the view accepts.
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

  /// Records the answer of `point(inside:with:)`, with the index of the record of the accepted view
  /// that answered true, if there is one.
  mutating func decide(isInside: Bool, area: HitTestRecord.Area, witness: Int = 0) {
    detail =
      (isInside ? 1 : 0) | UInt32(area.rawValue) << 1
      | UInt32(truncatingIfNeeded: witness) << 4
  }

  /// A kind of area that decided a call of `point(inside:with:)`.
  enum Area: UInt8 {
    case bounds, value, shape, witness, code, own
  }

  var isInside: Bool { detail & 1 != 0 }
  var area: Area { Area(rawValue: UInt8(detail >> 1 & 7)) ?? .code }
  var witness: Int { Int(detail >> 4) }
  var run: Int { Int(detail) }
  /// The view that a call returned.
  var answer: ObjectID? { detail == 0 ? nil : view }

  /// The reason why the view refused before its area was checked.
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

  /// Indicates whether the record says that the point is outside the view.
  var isMiss: Bool { kind == .outside || kind == .inside && !isInside }

  /// Indicates whether the record is of a sibling that a walk missed or that refused.
  var isRefusalInWalk: Bool {
    switch kind {
    case .interactionDisabled, .hidden, .transparent, .disabled, .singularTransform, .outside:
      origin == .walk
    default: false
    }
  }
}

/// A growing list of records of a hit-test. It is a handle: the list is behind a pointer, so that
/// appending needs neither a check for uniqueness nor one for exclusive access. The code that makes
/// it deallocates it.
struct HitTestRecordBuffer {
  private struct Storage {
    var base: UnsafeMutablePointer<HitTestRecord>
    var count = 0
    var capacity: Int
    var depth: Int32 = 0
  }

  private let storage: UnsafeMutablePointer<Storage>

  init(capacity: Int = 64) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(base: .allocate(capacity: capacity), capacity: capacity))
  }

  /// Frees the memory; records are plain data, so there is nothing to destroy.
  func deallocate() {
    storage.pointee.base.deallocate()
    storage.deallocate()
  }

  var count: Int { storage.pointee.count }
  var capacity: Int { storage.pointee.capacity }
  var records: UnsafeBufferPointer<HitTestRecord> {
    UnsafeBufferPointer(start: storage.pointee.base, count: storage.pointee.count)
  }

  /// The nesting that the next call gets.
  var depth: Int32 {
    @inline(__always) get { storage.pointee.depth }
    @inline(__always) nonmutating set { storage.pointee.depth = newValue }
  }

  subscript(index: Int) -> HitTestRecord {
    get { storage.pointee.base[index] }
    nonmutating set { storage.pointee.base[index] = newValue }
  }

  @inline(__always)
  func append(_ record: HitTestRecord) {
    if storage.pointee.count == storage.pointee.capacity { grow() }
    (storage.pointee.base + storage.pointee.count).initialize(to: record)
    storage.pointee.count += 1
  }

  func removeAll() {
    storage.pointee.count = 0
    storage.pointee.depth = 0
  }

  @inline(never)
  private func grow() {
    let capacity = storage.pointee.capacity * 2
    let wider = UnsafeMutablePointer<HitTestRecord>.allocate(capacity: capacity)
    wider.moveInitialize(from: storage.pointee.base, count: storage.pointee.count)
    storage.pointee.base.deallocate()
    storage.pointee.base = wider
    storage.pointee.capacity = capacity
  }
}
