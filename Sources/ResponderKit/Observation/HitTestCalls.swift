import Foundation

extension HitTest {
  /// The steps in the order of the calls. Neighbours that were missed or that refused for one
  /// reason are one step if there are at least four.
  public var calls: HitTestCalls { HitTestCalls(transcript, isFolded: true) }

  /// The steps in the order of the calls, one for each view that was not passed by without a look.
  public var callsUnfolded: HitTestCalls { HitTestCalls(transcript, isFolded: false) }
}

/// The steps of a hit-test, made one by one from its transcript, which remembers the open views.
public struct HitTestCalls: Sequence, Sendable {
  private let transcript: HitTestTranscript
  private let isFolded: Bool

  init(_ transcript: HitTestTranscript, isFolded: Bool) {
    self.transcript = transcript
    self.isFolded = isFolded
  }

  /// Returns an iterator that begins with the first call.
  public func makeIterator() -> Iterator { Iterator(HitTestCallReader(transcript, isFolded)) }

  /// Calls a closure with each step, without keeping any.
  package func forEach(_ body: (HitTestCall) -> Void) {
    var reader = HitTestCallReader(transcript, isFolded)
    while reader.advance(body) {}
  }

  /// An iterator that reads the transcript once, front to back.
  public struct Iterator: IteratorProtocol {
    private var reader: HitTestCallReader
    /// The steps that were read together, and how many of them were returned.
    private var read: [HitTestCall] = []
    private var count = 0

    fileprivate init(_ reader: HitTestCallReader) { self.reader = reader }

    /// Returns the next step; nil after the last.
    public mutating func next() -> HitTestCall? {
      while count == read.count {
        var steps: [HitTestCall] = []
        guard reader.advance({ steps.append($0) }) else { return nil }
        (read, count) = (steps, 0)
      }
      count += 1
      return read[count - 1]
    }
  }
}

/// A reader that makes the steps of a hit-test from its transcript, front to back.
private struct HitTestCallReader {
  /// A closure that is told a step.
  typealias Say = (HitTestCall) -> Void

  /// The least number of neighbours with one reason that are folded to one step.
  private static let fewest = 4

  /// A view whose `hitTest(_:with:)` has not returned.
  private struct Open {
    var record: Int
    /// The run of siblings behind the view, which are not asked if it answers.
    var behind: Int?
    /// Indicates whether the call has a step of its own, and is no part of an open call.
    var isCall = true
  }

  private let transcript: HitTestTranscript
  private let isFolded: Bool
  /// The index of the record to be read next.
  private var place = 0
  private var open: [Open] = []
  /// The answer that the views of a walk return, the innermost first; nil while none returns.
  private var answer: ObjectID??
  /// The view whose call has returned last.
  private var lastAnswerer: ObjectID?

  init(_ transcript: HitTestTranscript, _ isFolded: Bool) {
    self.transcript = transcript
    self.isFolded = isFolded
    // As deep as most screens are.
    open.reserveCapacity(16)
  }

  /// Tells the next steps, if any follow from the next record; false at the end.
  mutating func advance(_ say: Say) -> Bool {
    if let answer {
      close(with: answer, say)
    } else if place < transcript.records.count {
      read(say)
    } else {
      return false
    }
    return true
  }

  private func record(_ index: Int) -> HitTestRecord { transcript.records[index] }

  private func tell(_ record: HitTestRecord, _ kind: HitTestCall.Kind, _ say: Say) {
    say(HitTestCall(view: record.view, depth: Int(record.depth), kind: kind))
  }

  /// Reads one record, or a stretch of them, into steps.
  private mutating func read(_ say: Say) {
    let index = place
    let record = record(index)
    if isFolded, record.isRefusalInWalk || record.kind == .passed, fold(from: record, say) {
      return
    }
    place += 1
    switch record.kind {
    case .passed: tell(record, .asked(run(record)), say)
    case .notAsked: readBehind(record, say)
    case .leftOut:
      let skip = transcript.runs[record.run].skip
      tell(record, .skip(run(record), skip ?? .swallowed), say)
    case .unseen: tell(record, .unseen(run(record)), say)
    case .called:
      open.append(Open(record: index))
      tell(record, .enter(point: record.point, override: override(record)), say)
    case .returned: answer = .some(record.answer)
    case .inside:
      let asker =
        transcript.askers[index] ?? open.last.map { self.record($0.record).view } ?? record.view
      tell(
        record, .inside(point: record.point, area: area(record), asker: asker, record.isInside),
        say)
    case .flagsPass: tell(record, .flags(nil), say)
    case .ruled: tell(record, .ruled(by: record.run), say)
    case .line: tell(record, .line(transcript.lines[record.run]), say)
    case .accepted, .interactionDisabled, .hidden, .transparent, .disabled, .singularTransform,
      .outside:
      readStandard(record, at: index, say)
    }
  }

  /// Tells the standard algorithm: flags, `point(inside:with:)`, and the answer nil if one refused.
  private mutating func readStandard(_ record: HitTestRecord, at index: Int, _ say: Say) {
    let isCall = record.origin != .openCall
    if isCall { tell(record, .enter(point: record.point, override: nil), say) }
    let refusal = record.refusalByFlags
    tell(record, .flags(refusal), say)
    if refusal == nil, !record.asksInside {
      tell(
        record,
        .inside(
          point: record.point, area: .bounds(record.bounds), asker: record.view,
          record.kind == .accepted), say)
    }
    if record.kind == .accepted {
      open.append(Open(record: index, isCall: isCall))
    } else if isCall {
      tell(record, .answer(nil), say)
    }
  }

  /// Tells the siblings behind a view that answers. They come after its answer, which is the cause.
  private mutating func readBehind(_ behind: HitTestRecord, _ say: Say) {
    let index = place - 1
    if place < transcript.records.count {
      let winner = record(place)
      if winner.kind == .accepted, winner.origin == .walk, winner.depth == behind.depth {
        place += 1
        readStandard(winner, at: place - 1, say)
        open[open.count - 1].behind = index
        return
      }
    }
    // An override has answered already.
    tell(behind, .skip(run(behind), .answered(by: lastAnswerer ?? behind.view)), say)
  }

  /// Tells that the innermost open view returns; one that was called from outside the walk ends it.
  private mutating func close(with answer: ObjectID?, _ say: Say) {
    guard let view = open.popLast() else {
      self.answer = nil
      return
    }
    let record = record(view.record)
    if view.isCall { tell(record, .answer(answer), say) }
    if let behind = view.behind.map(self.record) {
      tell(behind, .skip(run(behind), .answered(by: record.view)), say)
    }
    lastAnswerer = record.view
    if record.kind == .called || record.origin != .walk { self.answer = nil }
  }

  /// Tells a stretch of neighbours with one reason as one step. Returns whether they are enough.
  private mutating func fold(from first: HitTestRecord, _ say: Say) -> Bool {
    var end = place
    var count = 0
    while end < transcript.records.count {
      let record = record(end)
      guard record.depth == first.depth, record.foldsWith(first) else { break }
      count += record.kind == .passed ? transcript.runs[record.run].range.count : 1
      end += 1
    }
    guard end - place > 1, count >= Self.fewest else { return false }
    var views: [ObjectID] = []
    views.reserveCapacity(count)
    // The boxes of views that were passed by without a look are joined, as long as the joined box
    // misses the point, too.
    var box: CGRect? = .null
    for k in place..<end {
      let record = record(k)
      if record.kind == .passed {
        let run = transcript.runs[record.run]
        views += run.views
        box = box.flatMap { all in run.box.map(all.union) }
          .flatMap { $0.containsHalfOpen(record.point) ? nil : $0 }
      } else {
        views.append(record.view)
        box = nil
      }
    }
    place = end
    let parent = open.last.map { record($0.record) } ?? first
    say(
      HitTestCall(
        view: parent.view, depth: Int(first.depth),
        kind: .asked(
          HitTestRun(
            views: views, point: parent.point,
            reason: first.refusalByFlags ?? .outside(bounds: box ?? first.bounds), box: box))))
    return true
  }

  private func run(_ record: HitTestRecord) -> HitTestRun {
    let run = transcript.runs[record.run]
    return HitTestRun(
      views: run.views, point: record.point,
      reason: record.kind == .passed ? .outside(bounds: run.box ?? .null) : nil, box: run.box)
  }

  private func override(_ record: HitTestRecord) -> HitTestOverride? {
    record.override < 0 ? nil : transcript.overrides[Int(record.override)]
  }

  private func area(_ record: HitTestRecord) -> TouchArea {
    switch record.area {
    case .bounds: return .bounds(record.bounds)
    case .witness: return .accepted(self.record(record.witness).view)
    case .code: return .code(bounds: record.bounds)
    case .own: return .own(record.bounds)
    case .value, .shape:
      let rect = record.area == .value ? record.bounds : nil
      return override(record).map { .value($0, rect) } ?? .code(bounds: record.bounds)
    }
  }
}

extension HitTestRecord {
  /// Returns whether two neighbours were missed, or refused, for one reason.
  fileprivate func foldsWith(_ other: HitTestRecord) -> Bool {
    func isMiss(_ kind: Kind) -> Bool { kind == .outside || kind == .passed }
    guard isRefusalInWalk || kind == .passed else { return false }
    if isMiss(kind) { return isMiss(other.kind) && isEmpty == other.isEmpty }
    return kind == other.kind && (kind != .transparent || detail == other.detail)
  }

  /// Indicates whether the view was missed because it is empty, whatever the point (R2.5).
  private var isEmpty: Bool { kind == .outside && bounds.isEmpty }
}
