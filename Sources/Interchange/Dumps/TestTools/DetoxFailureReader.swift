import Foundation
import Scenes

/// A reader of Detox's message that a view cannot be hit: the point, the view that was meant, the
/// one that was hit, and the tree of views if there is one behind it, as the debugger prints it or
/// in XML.
enum DetoxFailureReader: DumpReader {
  static func recognizes(_ source: SourceText) -> Bool {
    // The failure stands before the tree.
    let beginning = source.bytes.indices.prefix(16 << 10)
    return source.position(of: "at point {", in: beginning) != nil
      && source.position(of: "- Hit", in: beginning) != nil
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    let (source, repairs) = source.mended(.spelling)
    var text = DetoxFailureText(source, in: classes)
    guard let point = text.point else {
      return try RecursiveDescriptionReader.read(source, in: classes)
    }
    let origin = text.absoluteOrigin ?? .zero
    let failure = HitFailure(
      point: CGPoint(x: origin.x + point.x, y: origin.y + point.y),
      target: text.target.map(HitFailure.Party.init), winner: text.hit.map(HitFailure.Party.init),
      origin: origin)
    var dump: HierarchyDump
    if DetoxXMLReader.recognizes(text.rest) {
      dump = try DetoxXMLReader.read(text.rest, in: classes)
    } else if let tree = try? RecursiveDescriptionReader.read(text.rest, in: classes) {
      dump = tree
    } else {
      dump = HierarchyDump(roots: text.tree(around: point).map { [$0] } ?? [])
      dump.warnings = text.warnings
      guard !dump.roots.isEmpty else { throw DumpError(line: 1, column: 1, kind: .noObject) }
    }
    dump.warnings = repairs + dump.warnings
    dump.formats = [.detoxFailure] + dump.formats
    dump.failure = failure
    return dump
  }
}

extension HitFailure.Party {
  fileprivate init(_ view: DumpedView) {
    self.init(className: view.className, address: view.address)
  }
}

extension DumpFormat {
  /// The words of Detox when a view cannot be hit.
  package static let detoxFailure = DumpFormat(name: "Detox failure", toldFacts: [.interaction])
}

/// The labelled lines of a failure, and all other lines.
struct DetoxFailureText {
  private(set) var point: CGPoint?
  private(set) var absoluteOrigin: CGPoint?
  private(set) var originView: DumpedView?
  private(set) var hit: DumpedView?
  private(set) var target: DumpedView?
  /// The warnings about labelled views that could not be taken over as they stand.
  private(set) var warnings: [DumpWarning] = []
  /// The lines that do not belong to the failure.
  private(set) var rest: SourceText
  private let classes: ClassCatalogue

  init(_ source: SourceText, in classes: ClassCatalogue) {
    self.classes = classes
    rest = source
    var others = RepairedLines(like: source)
    for line in SourceLines(source) where !read(line, in: source) {
      others.add(line, in: source)
    }
    rest = others.source
  }

  /// Returns the views that the failure names, for a text without a tree: the view that was meant
  /// and the view that was hit, as subviews of the view whose coordinates the test uses.
  ///
  /// The frame of the view that was meant tells only its size; a test touches its middle.
  mutating func tree(around point: CGPoint) -> DumpedView? {
    guard var root = originView ?? hit ?? target else { return nil }
    for view in [target, hit] {
      guard var view, view.line != root.line, view.address == nil || view.address != root.address
      else { continue }
      view.uncertainties.insert(.superview)
      if view.line == target?.line, !view.frame.contains(point) {
        view.frame.origin = CGPoint(
          x: point.x - view.frame.width / 2, y: point.y - view.frame.height / 2)
        warnings.append(DumpWarning(line: view.line, kind: .guessedPlace))
      }
      root.children.append(view)
    }
    return root
  }

  /// Reads a line of the failure; returns false if the line is another one.
  private mutating func read(_ line: SourceLine, in source: SourceText) -> Bool {
    if let label = source.position(of: "at point {", in: line.range) {
      point = point ?? Self.point(in: (label + 9)..<line.range.upperBound, of: source)
      return true
    }
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
      absoluteOrigin = Self.point(in: range, of: source)
    } else {
      return has("Relative point: ")
    }
    return true
  }

  private mutating func view(_ line: SourceLine, in source: SourceText) -> DumpedView? {
    var lines = RepairedLines(like: SourceText(bytes: []))
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
