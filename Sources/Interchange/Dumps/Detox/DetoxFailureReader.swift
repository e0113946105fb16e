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
