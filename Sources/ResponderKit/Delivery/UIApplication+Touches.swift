import Foundation

extension UIApplication {
  /// Puts samples of fingers into the queue. The samples belong to one moment and make one event.
  ///
  /// - Parameter samples: One sample for each finger that changes, with points in screen
  ///   coordinates.
  /// - Throws: ``TouchInputError`` if a finger comes down twice or was never down. Nothing is
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

  /// Ignores touches until ``endIgnoringInteractionEvents()`` was called the same number of times
  /// (R1.12).
  ///
  /// The touches of fingers that are down are cancelled (simulator choice).
  public final func beginIgnoringInteractionEvents() {
    willChange()
    ignoringCount += 1
    guard ignoringCount == 1 else { return }
    touchDelivery.cancelAll()
  }

  /// Ends one ``beginIgnoringInteractionEvents()``; no effect if there is none.
  public final func endIgnoringInteractionEvents() {
    guard ignoringCount > 0 else { return }
    willChange()
    ignoringCount -= 1
  }

  /// Returns the location of a finger when all events in the queue have been delivered, in screen
  /// coordinates; nil if it will not be down.
  public final func pointAfterQueue(ofFinger number: Int) -> CGPoint? { fingersAfterQueue[number] }

  /// The numbers of the fingers that will not be down when all events in the queue have been
  /// delivered.
  package final var freeFingers: [Int] {
    let down = fingersAfterQueue
    guard !down.isEmpty else { return Array(TouchSample.fingers) }
    return TouchSample.fingers.filter { down[$0] == nil }
  }

  /// Indicates whether touches are ignored.
  public final var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// The parts of the event system that have a state of their own.
  public final var eventSystem: [StatefulObject] {
    [clock, eventQueue, touchDelivery, gestureArbiter, pressDelivery]
  }
}
