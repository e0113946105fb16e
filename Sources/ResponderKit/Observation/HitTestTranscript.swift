import Foundation

/// The records of a hit-test.
///
/// One recorder writes it, and never changes it while another object retains it. That is why it may
/// be passed from thread to thread.
final class HitTestTranscript: @unchecked Sendable {
  /// Siblings, or windows, that were treated alike.
  struct Run {
    var box: CGRect?
    var siblings: [ObjectID]
    var range: Range<Int>
    /// The reason why the views were left out, if an override did that.
    var skip: HitTestSkip?

    /// The siblings, front to back, which is the order in which they are asked.
    var views: [ObjectID] { siblings[range].reversed() }
  }

  /// The largest capacity of records that is kept for the next hit-test.
  private static let largestReused = 1 << 14

  let records = HitTestRecordBuffer()
  var runs: [Run] = []
  var overrides: [HitTestOverride] = []
  /// The views whose `point(inside:with:)` called that of another view, by the index of the record
  /// of the latter.
  var askers: [Int: ObjectID] = [:]

  deinit {
    records.deallocate()
  }

  var isWorthReusing: Bool { records.capacity <= Self.largestReused }

  func removeAll() {
    records.removeAll()
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    if !overrides.isEmpty { overrides.removeAll(keepingCapacity: true) }
    if !askers.isEmpty { askers.removeAll(keepingCapacity: true) }
  }

  /// Returns whether another transcript has the same content.
  func isEqual(to other: HitTestTranscript) -> Bool {
    records.records.elementsEqual(other.records.records) && askers == other.askers
      && runs.elementsEqual(other.runs) {
        $0.box == $1.box && $0.siblings[$0.range] == $1.siblings[$1.range]
      }
      && overrides.elementsEqual(other.overrides) {
        $0.subclass == $1.subclass && $0.isSwallowing == $1.isSwallowing
          && isSame($0.pointInside, $1.pointInside) && isSame($0.hitTest, $1.hitTest)
      }
  }

  private func isSame(_ one: (any ViewOverride)?, _ other: (any ViewOverride)?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isSame(as: other)
  }
}

extension ViewOverride {
  /// Returns whether two overrides are of one kind, with the same values and the same views.
  fileprivate func isSame(as other: any ViewOverride) -> Bool {
    guard let other = other as? Self, references.map(\.id) == other.references.map(\.id) else {
      return false
    }
    guard let value = self as? any Equatable else { return !references.isEmpty }
    return value.isSame(as: other)
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
