import Foundation
import Scenes

/// A reader of the messages by which test tools tell that a touch did not reach a view, wherever
/// they stand in a text, such as the log of a continuous integration.
struct FailureReader {
  /// The words without which a text holds no such message.
  private static let marks: [StaticString] = [
    "at point {", "is not hittable", "ot hittable: ", "Failed to scroll to visible",
    "Unable to find hit point for ", "is not tappable", "thus is not interactable",
    "Failed Constraint(s)", "No matches found", "Element not found: ", "Assertion is false: ",
    "is not visible: View", "obscures view",
  ]

  /// The number of bytes of a line that are read.
  private static let longestLine = 8 << 10

  /// The answers of the device, in the order of the text.
  private(set) var observations: [DumpedObservation] = []
  private(set) var detox: [DetoxFailureText] = []
  /// The text with blanks in place of the messages.
  private(set) var rest: SourceText
  /// The warnings about damage that was repaired.
  private(set) var repairs: [DumpWarning] = []
  private var ranges: [Range<Int>] = []

  init(_ text: SourceText, in classes: ClassCatalogue) {
    rest = text
    let all = text.bytes.indices
    let marks = Self.marks.filter { text.position(of: $0, in: all) != nil }
    guard !marks.isEmpty else { return }
    var source = text
    if text.position(of: "ailed to hit ", in: all) != nil {
      (source, repairs) = text.mended(.spelling)
    }
    var lines = SourceLines(source)
    var element: EarlGreyElement?
    while let line = lines.next() {
      element = EarlGreyElement(line, in: source) ?? element
      guard marks.contains(where: { source.position(of: $0, in: line.range) != nil }) else {
        continue
      }
      if let failure = DetoxFailureText(line, before: lines, in: source, classes) {
        detox.append(failure)
        add(failure.observation, at: failure.ranges)
      } else if let failed = element?.observation(failing: line, in: source) {
        add(failed, at: element.map { [$0.range] } ?? [])
        element = nil
      } else {
        read(line, in: source)
      }
    }
    if !ranges.isEmpty {
      rest = source.blanked(ranges)
    }
  }

  private mutating func read(_ line: SourceLine, in source: SourceText) {
    let text = source.string(line.range.prefix(Self.longestLine)).replacing("\\\"", with: "\"")
    guard let observation = FailureMessage.observation(in: text, on: line.number) else { return }
    add(observation, at: [line.range])
  }

  /// Adds an answer; a log often prints a message twice.
  private mutating func add(_ observation: DumpedObservation, at ranges: [Range<Int>]) {
    self.ranges += ranges
    var first = observation
    let isKnown = observations.suffix(64).contains {
      first.line = $0.line
      return $0 == first
    }
    if !isKnown { observations.append(observation) }
  }
}

/// The element that EarlGrey describes before the constraints that it does not satisfy.
private struct EarlGreyElement {
  /// The number of lines between the element and the constraints at most.
  private static let mostLines = 12

  private let line: Int
  private let mention: ViewMention
  private let point: CGPoint?
  /// The range of the line in the text.
  let range: Range<Int>

  init?(_ line: SourceLine, in source: SourceText) {
    guard let mark = source.position(of: "; AX.frame={{", in: line.range),
      let head = EarlGreyHead(source, in: line.range),
      // Pipes and dashes stand before the views of a hierarchy, words before the element.
      source.position(of: "escription", in: line.range.lowerBound..<mark) != nil
        || source.position(of: "\"E\"", in: line.range.lowerBound..<mark) != nil
    else { return nil }
    self.line = line.number
    range = line.range
    var mention = ViewMention(className: head.className, address: head.address)
    let facts = source.string((head.end..<line.range.upperBound).prefix(4096))
    mention.identifier = facts.part(from: "; AX.id='", to: "'; AX.")
    mention.text = facts.part(from: "; AX.label='", to: "'; AX.")
    self.mention = mention
    point = facts.part(from: "; AX.activationPoint={", to: "}").flatMap {
      NumberList($0, count: 2).map { CGPoint(values: $0.values) }
    }
  }

  /// Returns the answer that a line with constraints tells about the element; nil if it tells none.
  func observation(failing line: SourceLine, in source: SourceText) -> DumpedObservation? {
    guard line.number - self.line <= Self.mostLines,
      let mark = source.position(of: "Failed Constraint(s)", in: line.range)
    else { return nil }
    let constraints = source.string((mark..<line.range.upperBound).prefix(1024))
    let reason: Observation.Reason? =
      constraints.contains("userInteractionEnabled")
      ? .noInteraction : constraints.contains("enabled") ? .disabled : nil
    // Other constraints, such as the kind of view, say nothing about touches.
    guard
      reason != nil || constraints.contains("interactable")
        || constraints.contains("ufficientlyVisible")
    else { return nil }
    return DumpedObservation(
      target: mention, point: point, answer: .notTarget, reason: reason, source: "EarlGrey",
      line: self.line)
  }
}

extension String {
  /// Returns the part between two words; nil if they do not both occur.
  fileprivate func part(from start: String, to end: String) -> String? {
    guard let first = firstRange(of: start) else { return nil }
    let rest = self[first.upperBound...]
    return rest.firstRange(of: end).map { String(rest[..<$0.lowerBound]) }
  }
}
