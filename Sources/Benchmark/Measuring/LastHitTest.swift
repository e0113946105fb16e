import ResponderKit

/// Keeps the last hit-test's story, as a shell that may be asked about it does.
final class LastHitTest: EventObserver {
  private(set) var story: HitTest?

  func observe(_ event: SystemEvent) {
    if case .hitTest(let story) = event { self.story = story }
  }
}
