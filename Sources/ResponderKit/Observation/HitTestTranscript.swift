import Foundation

/// What a hit-test's story is made of, as it was written down.
///
/// Written by one recorder and never changed while anybody else holds it: that is why it may go
/// from thread to thread.
final class HitTestTranscript: @unchecked Sendable {
  /// Siblings, or windows, that were treated alike.
  struct Run {
    var box: CGRect?
    var siblings: [ObjectID]
    var range: Range<Int>
    /// Why they were left out, if it was by an override.
    var skip: HitTestSkip?

    /// The siblings, front to back: in the order in which they are asked.
    var views: [ObjectID] { siblings[range].reversed() }
  }

  /// More records than these are not kept for the next hit-test.
  private static let largestReused = 1 << 14

  let records = HitTestRecordBuffer()
  var runs: [Run] = []
  var overrides: [HitTestOverride] = []

  deinit {
    records.deallocate()
  }

  var isWorthReusing: Bool { records.capacity <= Self.largestReused }

  func removeAll() {
    records.removeAll()
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    if !overrides.isEmpty { overrides.removeAll(keepingCapacity: true) }
  }
}
