import Foundation

/// The arbiter of gestures, which sends touches to the recognizers and decides which of them may
/// succeed (R6.5, R6.6). An event goes to all recognizers first. Then their requests are resolved,
/// until nothing changes any more. Then actions are sent (R6.12).
final class GestureArbiter: StatefulObject {
  unowned let application: UIApplication
  /// The recognizers that see touches of a sequence, the deepest view's first (R6.2).
  final var participants: [UIGestureRecognizer] = []
  var hasParticipants: Bool { !participants.isEmpty }
  var isDelivering = false
  var isUpdating = false
  var needsUpdate = false

  init(application: UIApplication) { self.application = application }

  // Recognizers of a gesture under way also retain its fingers that have lifted.
  deinit {
    for recognizer in participants {
      for touch in recognizer.arbitration.sequence { touch.letGo() }
    }
  }

  var observer: (any EventObserver)? { application.eventObserver }
  var event: UIEvent? { application.touchDelivery.event }

  /// Lets recognizers follow a finger that came down, and returns those that do.
  func admit(_ touch: UITouch, to recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    var admitted: [UIGestureRecognizer] = []
    for recognizer in recognizers where recognizer.takesNewTouches {
      recognizer.willChange()
      recognizer.arbitration.touches.append(touch)
      recognizer.arbitration.sequence.append(touch)
      join(recognizer)
      admitted.append(recognizer)
    }
    return admitted
  }

  func join(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.arbitration.takesPart else { return }
    willChange()
    recognizer.willChange()
    recognizer.arbitration.takesPart = true
    let depth = recognizer.depth
    recognizer.arbitration.depth = depth
    // They come from the inner views to the outer ones, mostly.
    let isLast = participants.last.map { $0.arbitration.depth >= depth } ?? true
    let index = isLast ? nil : participants.firstIndex { $0.arbitration.depth < depth }
    participants.insert(recognizer, at: index ?? participants.count)
  }

  /// Sends the changes of fingers to the recognizers that follow them, and resolves their requests.
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    guard !participants.isEmpty else { return }
    isDelivering = true
    let sets = TouchSets(touches)
    for recognizer in participants {
      send(sets, to: recognizer, event)
    }
    isDelivering = false
    update()
  }

  private func send(_ sets: TouchSets, to recognizer: UIGestureRecognizer, _ event: UIEvent) {
    guard recognizer.isEnabled else { return }
    // The measurements of a recognizer are part of its state.
    recognizer.willChange()
    for phase in TouchSets.phases where recognizer.takesNewTouches {
      guard let touches = sets.touches(phase, among: recognizer.arbitration.touches) else {
        continue
      }
      switch phase {
      case .began: recognizer.receive(.touchesBegan, touches, with: event)
      case .moved: recognizer.receive(.touchesMoved, touches, with: event)
      case .ended: recognizer.receive(.touchesEnded, touches, with: event)
      default: recognizer.receive(.touchesCancelled, touches, with: event)
      }
    }
    // A recognizer that is undecided when its last finger lifts would hold back the view's
    // `touchesEnded` for ever, and one that waits to begin would begin without a finger. A
    // recognizer that has asked for its end gets no touches any more.
    if recognizer.takesNewTouches, !recognizer.arbitration.touches.isEmpty,
      !recognizer.hasFingersDown, recognizer.state == .possible, !recognizer.expectsMoreTouches
    {
      change(recognizer, to: .failed, because: .sequenceEnded)
    }
  }

  /// Removes fingers that have lifted, after the views were told.
  func forget(_ lifted: [UITouch]) {
    for recognizer in participants {
      guard recognizer.arbitration.touches.contains(where: lifted.contains) else { continue }
      recognizer.willChange()
      recognizer.arbitration.lastCentroid = UIGestureRecognizer.centroid(
        recognizer.arbitration.touches)
      recognizer.arbitration.touches.removeAll(where: lifted.contains)
      // An override of `sendEvent` may have kept the end of the touch from it (R1.13).
      if recognizer.isUndecided, recognizer.arbitration.touches.isEmpty,
        recognizer.arbitration.requested == nil, !recognizer.expectsMoreTouches
      {
        change(recognizer, to: .failed, because: .sequenceEnded)
      }
    }
  }

  /// Makes a recognizer fail that has ignored its last finger, so that no other waits for it.
  func hasIgnored(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isUndecided, recognizer.arbitration.sequence.isEmpty,
      recognizer.arbitration.requested == nil
    else { return }
    change(recognizer, to: .failed, because: .sequenceEnded)
    update()
  }

  /// Makes the recognizers whose sequence is over ready for the next one (R6.4).
  func resetFinished() {
    guard !isUpdating, participants.contains(where: \.isFinished) else { return }
    willChange()
    let finished = participants.filter(\.isFinished)
    participants.removeAll(where: \.isFinished)
    for recognizer in finished { recognizer.returnToPossible() }
  }

  /// Takes fingers away from a recognizer because its view leaves the window (R5.7).
  func cancelTouches(of recognizer: UIGestureRecognizer, _ event: UIEvent?) {
    let touches = recognizer.arbitration.touches
    if let event, !touches.isEmpty, recognizer.takesNewTouches {
      recognizer.receive(.touchesCancelled, Set(touches), with: event)
    }
    stop(recognizer, .touchesCancelled)
  }

  /// Ends the gesture of a recognizer (R6.10).
  func stop(_ recognizer: UIGestureRecognizer, _ reason: GestureReport.Reason) {
    guard recognizer.arbitration.takesPart else { return }
    recognizer.willChange()
    recognizer.arbitration.requested = nil
    recognizer.arbitration.requestedNext = nil
    if recognizer.state.isActive {
      recognizer.arbitration.requested = .cancelled
      recognizer.arbitration.measure = reason
      recognizer.arbitration.isDecidedFromOutside = true
      needsUpdate = true
    } else if recognizer.state == .possible {
      change(recognizer, to: .failed, because: reason)
    }
    recognizer.arbitration.touches = []
    update()
  }

  override func captureState() -> () -> Void {
    let participants = self.participants
    return { [self] in self.participants = participants }
  }
}

/// The facts that the arbiter knows of a recognizer in the current sequence of touches.
struct Arbitration {
  /// The state that the recognizer's `state` returns.
  var state = UIGestureRecognizer.State.possible
  /// The state that has been decided and that the recognizer is about to enter.
  var decided: UIGestureRecognizer.State?
  /// The step that the recognizer asked for and has not got yet.
  var requested: UIGestureRecognizer.State?
  /// The step after that, when a continuous gesture goes on while its beginning waits.
  var requestedNext: UIGestureRecognizer.State?
  /// The reason why the recognizer asked.
  var measure: GestureReport.Reason?
  /// The fingers that the recognizer follows and that are down, in the order of coming down.
  var touches: [UITouch] = []
  /// The fingers that the recognizer has followed since the sequence began.
  var sequence: [UITouch] = []
  /// The recognizer that this one waits for, which is reported once.
  var waitsFor: WeakRecognizer?
  /// The recognizers that must fail first as delegates and subclasses say, which are asked once.
  var dynamicRequirements: [WeakRecognizer]?
  /// Indicates whether the arbiter made the recognizer fail, of which the recognizer need not know.
  var isDecidedFromOutside = false
  /// The number of superviews of the recognizer's view.
  var depth = 0
  /// Indicates whether the recognizer sees touches of the current sequence.
  var takesPart = false
  /// The middle of the last fingers, in the window's coordinates.
  var lastCentroid = CGPoint.zero
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Returns the middle of some fingers, in their window's coordinates.
  static func centroid(_ touches: [UITouch]) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.position.x
      sum.y += touch.position.y
    }
    let count = CGFloat(max(1, touches.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
