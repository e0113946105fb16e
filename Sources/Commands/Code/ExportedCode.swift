import Code
import Interpreter
import ResponderKit
import Scenes

/// The code as exports write it.
extension CodeBook {
  func className(of view: UIView) -> String? { program.instance(of: view)?.type.name }

  func property(making view: UIView) -> MakingProperty? {
    program.property(beginningWith: view).map { MakingProperty(of: $0.owner, $0.name) }
  }

  func className(of id: ObjectID) -> String? { program.className(of: id) }

  func addsRecognizers(to view: UIView) -> Bool {
    program.instance(of: view)?.type.addsRecognizers ?? false
  }

  var declarations: (swift: [String], objectiveC: [String]) {
    var found: (swift: [String], objectiveC: [String]) = ([], [])
    for tree in trees {
      let text = tree.textOfDeclarations
      guard !text.isEmpty else { continue }
      if tree.source.language == .swift {
        found.swift.append(text)
      } else {
        found.objectiveC.append(text)
      }
    }
    return found
  }

  func excerpt(around line: CodeLine) -> CodeExcerpt? {
    for tree in trees.reversed() where tree.source.name == line.source {
      guard let place = tree.source.range(ofLine: line.line) else { continue }
      let type = tree.types.first { $0.range.contains(place.lowerBound) }
      let range = type?.range ?? 0..<tree.source.bytes.count
      let lines = tree.source.text(range).split(separator: "\n", omittingEmptySubsequences: false)
      return CodeExcerpt(
        of: line.source, name: type?.name ?? tree.source.name,
        firstLine: tree.source.line(of: range.lowerBound),
        lines: lines.map(String.init))
    }
    return nil
  }
}

extension CodeTree {
  /// The text without the statements at its top that declare nothing, and without its imports, which an
  /// export has by itself.
  fileprivate var textOfDeclarations: String {
    var bytes = source.bytes[...]
    for case .statement(let statement) in items.reversed() where statement.topVariable == nil {
      bytes.removeSubrange(statement.range)
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      .trimmingWhitespace
  }
}

extension String {
  /// The text without white space round it.
  fileprivate var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(String(end).reversed())
  }
}
