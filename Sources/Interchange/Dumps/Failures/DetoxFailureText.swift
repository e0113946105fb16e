import Foundation
import Scenes

extension DumpFormat {
  /// The words of Detox when a view cannot be hit.
  package static let detoxFailure = DumpFormat(name: "Detox failure", toldFacts: [.interaction])
}

/// Detox's message that a view cannot be hit: a line with the point, and behind it lines with the
/// view that was meant, the one that was hit, and the place of the coordinates.
struct DetoxFailureText {
  /// The number of lines behind the message in which its labelled lines are looked for.
  private static let mostLines = 12

  let line: Int
  private let relativePoint: CGPoint
  private var absoluteOrigin = CGPoint.zero
  private var originView: DumpedView?
  private var hit: DumpedView?
  private var target: DumpedView?
  private var identifier: String?
  /// The warnings about labelled views that could not be taken over as they stand.
  private(set) var warnings: [DumpWarning] = []
  /// The ranges of the lines of the message.
  private(set) var ranges: [Range<Int>]
  private let classes: ClassCatalogue

  /// Reads the message that begins in a line; nil if none does.
  init?(
    _ line: SourceLine, before lines: SourceLines, in source: SourceText,
    _ classes: ClassCatalogue
  ) {
    guard source.position(of: "ailed to hit ", in: line.range) != nil,
      let label = source.position(of: "at point {", in: line.range),
      let point = Self.point(in: (label + 9)..<line.range.upperBound, of: source)
    else { return nil }
    self.line = line.number
    self.classes = classes
    relativePoint = point
    ranges = [line.range]
    identifier = QuotedNames(source.string(line.range.prefix(2000)), marks: ["`"]).names.first
      .flatMap { $0 == "hitTest" ? nil : $0 }
    for next in IteratorSequence(lines).prefix(Self.mostLines) {
      if source.position(of: "at point {", in: next.range) != nil { break }
      if read(next, in: source) { ranges.append(next.range) }
    }
  }

  /// The point of the touch, in the window.
  private var point: CGPoint {
    CGPoint(x: absoluteOrigin.x + relativePoint.x, y: absoluteOrigin.y + relativePoint.y)
  }

  /// The answer of the device.
  var observation: DumpedObservation {
    var meant = target.map { ViewMention($0) } ?? ViewMention()
    meant.identifier = identifier
    var observation = DumpedObservation(
      target: meant.isEmpty ? nil : meant, point: point, in: .window(nil),
      answer: hit.map { .hit(ViewMention($0)) } ?? .notTarget, source: "Detox", line: line)
    observation.origin = absoluteOrigin
    return observation
  }

  /// Returns the views that the message names, for a text without a tree: the view that was meant
  /// and the view that was hit, as subviews of the view whose coordinates the test uses.
  ///
  /// The frame of the view that was meant tells only its size; a test touches its middle.
  func tree() -> (root: DumpedView, warnings: [DumpWarning])? {
    guard var root = originView ?? hit ?? target else { return nil }
    var warnings = warnings
    for view in [target, hit] {
      guard var view, view.line != root.line, view.address == nil || view.address != root.address
      else { continue }
      view.uncertainties.insert(.superview)
      if view.line == target?.line, !view.frame.contains(relativePoint) {
        view.frame.origin = CGPoint(
          x: relativePoint.x - view.frame.width / 2, y: relativePoint.y - view.frame.height / 2)
        warnings.append(DumpWarning(line: view.line, kind: .guessedPlace))
      }
      root.children.append(view)
    }
    return (root, warnings)
  }

  /// Reads a labelled line; returns false if the line is another one.
  private mutating func read(_ line: SourceLine, in source: SourceText) -> Bool {
    guard let dash = source.position(of: "- ", in: line.range) else { return false }
    let range = (dash + 2)..<line.range.upperBound
    func has(_ label: StaticString) -> Bool {
      source.has(label, at: range.lowerBound, before: range.upperBound)
    }
    if has("Hit: ") || has("Hitten: ") {
      hit = view(line, in: source) ?? hit
    } else if has("Target view: ") {
      target = view(line, in: source) ?? target
    } else if has("Origin view: ") {
      originView = view(line, in: source) ?? originView
    } else if has("Absolute origin: ") {
      absoluteOrigin = Self.point(in: range, of: source) ?? absoluteOrigin
    } else {
      return has("Relative point: ")
    }
    return true
  }

  private mutating func view(_ line: SourceLine, in source: SourceText) -> DumpedView? {
    var lines = RepairedLines()
    lines.add(line, in: source)
    guard let dump = try? RecursiveDescriptionReader.read(lines.source, in: classes) else {
      return nil
    }
    warnings += dump.warnings.filter { $0.kind.category != .repaired }
    return dump.roots.first
  }

  /// Returns the point in the first braces of a range.
  private static func point(in range: Range<Int>, of source: SourceText) -> CGPoint? {
    guard let start = source.position(of: "{", in: range),
      let end = source.position(of: "}", in: start..<range.upperBound)
    else { return nil }
    return NumberList(source, in: start..<end, count: 2).map { CGPoint(values: $0.values) }
  }
}

extension ViewMention {
  fileprivate init(_ view: DumpedView) {
    self.init(className: view.className, address: view.address)
  }
}
