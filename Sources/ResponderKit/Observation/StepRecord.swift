import Foundation

/// One step as it is written down while the walk goes on: plain data, and little of it.
///
/// ``HitTest/steps`` makes a ``HitTestStep`` of it when somebody wants to read the story.
struct StepRecord {
  enum Kind: UInt8 {
    case accepted
    case interactionDisabled
    case hidden
    case transparent
    case disabled
    case outside
    case outsideByOverride
    case singularTransform
    case overridden
    case passed
    case notAsked
    case answeredByOverride
  }

  let view: ObjectID
  var point: CGPoint
  var bounds: CGRect
  var depth: Int32
  /// The index of the override's story, or -1.
  var override: Int32 = -1
  /// The index of the run, or the bits of the alpha.
  private var detail: UInt32 = 0
  private(set) var kind: Kind

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

  init(overriding view: UIView, at point: CGPoint, depth: Int32, override: Int) {
    self.view = ObjectID(view)
    self.point = point
    bounds = view.bounds
    self.depth = depth
    self.override = Int32(override)
    kind = .answeredByOverride
  }

  /// Writes down what the view decided; nil stands for its consent.
  mutating func decide(_ rejection: HitTestRejection?) {
    switch rejection {
    case nil: kind = .accepted
    case .interactionDisabled: kind = .interactionDisabled
    case .hidden: kind = .hidden
    case .transparent(let alpha):
      kind = .transparent
      detail = alpha.bitPattern
    case .disabled: kind = .disabled
    case .outside(let bounds):
      kind = .outside
      self.bounds = bounds
    case .outsideByOverride(let bounds):
      kind = .outsideByOverride
      self.bounds = bounds
    case .singularTransform: kind = .singularTransform
    case .overridden: kind = .overridden
    }
  }

  /// The step as it is read.
  var step: HitTestStep {
    HitTestStep(
      view: view, depth: Int(depth), point: point, bounds: bounds, kind: stepKind,
      override: Int(override))
  }

  private var stepKind: HitTestStep.Kind {
    switch kind {
    case .accepted: return .accepted
    case .interactionDisabled: return .refused(.interactionDisabled)
    case .hidden: return .refused(.hidden)
    case .transparent: return .refused(.transparent(alpha: Float(bitPattern: detail)))
    case .disabled: return .refused(.disabled)
    case .outside: return .refused(.outside(bounds: bounds))
    case .outsideByOverride: return .refused(.outsideByOverride(bounds: bounds))
    case .singularTransform: return .refused(.singularTransform)
    case .overridden: return .refused(.overridden)
    case .passed: return .passed(run: Int(detail))
    case .notAsked: return .notAsked(run: Int(detail))
    case .answeredByOverride: return .answeredByOverride
    }
  }
}
