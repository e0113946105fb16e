/// What a hit-test's story is made of, as it was written down.
///
/// Written by one recorder and never changed while anybody else holds it: that is why it may go
/// from thread to thread.
final class HitTestTranscript: @unchecked Sendable {
  /// More records than these are not kept for the next hit-test.
  private static let largestReused = 1 << 14

  let steps = StepBuffer()
  var runs: [HitTestRun] = []
  var overrides: [HitTestOverride] = []

  deinit {
    steps.deallocate()
  }

  var isWorthReusing: Bool { steps.capacity <= Self.largestReused }

  func removeAll() {
    steps.removeAll()
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    if !overrides.isEmpty { overrides.removeAll(keepingCapacity: true) }
  }
}
