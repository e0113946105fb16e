import Foundation

extension UIApplication {
  /// Puts what the glass says into the queue; the samples belong to one moment and make one event.
  ///
  /// - Parameter samples: One for each finger that changes, with points of the screen.
  /// - Throws: ``TouchInputError`` if a finger comes down twice or was never down; nothing is
  ///   posted then.
  public final func post(_ samples: [TouchSample]) throws(TouchInputError) {
    var down = fingersAfterQueue
    for sample in samples {
      guard TouchSample.fingers.contains(sample.finger) else { throw .noSuchFinger(sample.finger) }
      guard sample.point.x.isFinite, sample.point.y.isFinite else { throw .notFinite }
      if sample.phase == .began {
        guard down[sample.finger] == nil else { throw .isDown(sample.finger) }
      } else {
        guard down[sample.finger] != nil else { throw .isUp(sample.finger) }
      }
      down[sample.finger] = sample.phase.isLast ? nil : sample.point
    }
    eventQueue.post(.touches(samples)) { [unowned self] in
      touchDelivery.handle(samples)
    }
  }

  /// Ignores touches until ``endIgnoringInteractionEvents()`` was called as often (R1.12).
  ///
  /// Fingers that are down are taken away (simulator choice).
  public final func beginIgnoringInteractionEvents() {
    willChange()
    ignoringCount += 1
    guard ignoringCount == 1 else { return }
    touchDelivery.cancelAll()
  }

  /// Ends one ``beginIgnoringInteractionEvents()``; no effect without.
  public final func endIgnoringInteractionEvents() {
    guard ignoringCount > 0 else { return }
    willChange()
    ignoringCount -= 1
  }

  /// Where a finger will be when all that waits has been delivered, in the coordinates of the
  /// screen; nil if it will not be down.
  public final func pointAfterQueue(ofFinger number: Int) -> CGPoint? { fingersAfterQueue[number] }

  /// The numbers of the fingers that will not be down when all that waits has been delivered.
  package final var freeFingers: [Int] {
    let down = fingersAfterQueue
    guard !down.isEmpty else { return Array(TouchSample.fingers) }
    return TouchSample.fingers.filter { down[$0] == nil }
  }

  /// Whether touches are ignored.
  public final var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// The parts of the event system that have a state of their own.
  public final var eventSystem: [StatefulObject] {
    [clock, eventQueue, touchDelivery, gestureArbiter, pressDelivery]
  }
}
