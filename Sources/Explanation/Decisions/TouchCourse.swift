import ResponderKit
import Scenes

/// The result of a tap for one view, after the hit-test.
package enum TouchCourse {
  /// The view is not hit, so that nothing comes of it.
  case notHit
  /// The touch is not delivered at all.
  case undelivered(TouchReport.Refusal)
  /// The view is a disabled control, and was hit because an override did not check that (R2.9).
  case disabled
  /// A recognizer takes the finger away before the view is told that it lifts (R6.8). The case
  /// carries whether that matters to the view, as it does to a control with targets that are told
  /// nothing, a control without any target, and a view that handles touches.
  case taken(by: ObjectID, isMissed: Bool)
  /// The control sends actions that no object performs (R7.8).
  case notPerformed([TapOutcome.Action])
  /// Actions of the control are performed.
  case performed([TapOutcome.Action])
  /// Recognizers of the view recognize the tap.
  case recognized([ObjectID])
  /// The view, or a view in it, is told of the finger from beginning to end.
  case received

  /// Creates the result of a tap for a view.
  ///
  /// - Parameters:
  ///   - target: The view.
  ///   - isHit: Whether the touch that was hit-tested belongs to the view.
  ///   - outcome: The course of the tap.
  ///   - scene: The view's scene.
  package init(of target: UIView, isHit: Bool, _ outcome: TapOutcome, in scene: Scene) {
    guard isHit else {
      self = .notHit
      return
    }
    if let refusal = outcome.refusal {
      self = .undelivered(refusal)
      return
    }
    let own = Set((target.gestureRecognizers ?? []).map { ObjectID($0) })
    let recognized = outcome.recognized.filter(own.contains)
    guard let control = target as? UIControl else {
      let isTaken = outcome.taker.map { !own.contains($0) } ?? false
      if !recognized.isEmpty {
        self = .recognized(recognized)
      } else if isTaken, let taker = outcome.taker {
        self = .taken(by: taker, isMissed: !target.handledMethods.isEmpty)
      } else {
        self = .received
      }
      return
    }
    let sent = outcome.actions.filter { $0.sender == ObjectID(control) }
    let isCutOff = outcome.cutOff.contains { $0.sender == ObjectID(control) }
    if !control.isEnabled {
      self = .disabled
    } else if isCutOff, let taker = outcome.taker {
      self = .taken(by: taker, isMissed: true)
    } else if sent.contains(where: \.isPerformed) {
      self = .performed(sent.filter(\.isPerformed))
    } else if !sent.isEmpty {
      self = .notPerformed(sent)
    } else if let taker = outcome.taker {
      self = recognized.isEmpty ? .taken(by: taker, isMissed: true) : .recognized(recognized)
    } else {
      self = recognized.isEmpty ? .received : .recognized(recognized)
    }
  }

  /// Indicates whether the view gets the events that it is there for.
  package var works: Bool {
    switch self {
    case .notHit, .undelivered, .disabled, .notPerformed: false
    case .taken(_, let isMissed): !isMissed
    case .performed, .recognized, .received: true
    }
  }

  /// The recognizers of the view that recognize the tap.
  package var recognizers: [ObjectID] {
    if case .recognized(let recognizers) = self { recognizers } else { [] }
  }

  /// The actions of the control that some object performs.
  package var performed: [TapOutcome.Action] {
    if case .performed(let actions) = self { actions } else { [] }
  }

  /// The words for the courses in JSON.
  package static let words = [
    "notHit", "undelivered", "disabled", "taken", "notPerformed", "performed", "recognized",
    "received",
  ]

  /// The word in JSON.
  package var word: String {
    switch self {
    case .notHit: "notHit"
    case .undelivered: "undelivered"
    case .disabled: "disabled"
    case .taken: "taken"
    case .notPerformed: "notPerformed"
    case .performed: "performed"
    case .recognized: "recognized"
    case .received: "received"
    }
  }
}
