import Interchange
import Language
import ResponderKit
import Text

extension Call {
  /// Joins the scene with a text that prints no views.
  ///
  /// - Parameters:
  ///   - dump: The dump of the text.
  ///   - file: The file of the text.
  ///   - range: The place of the file's name in the line, if there is one.
  ///   - parent: The view that was named to put views into, which is an error.
  func join(
    _ dump: HierarchyDump, of file: String, at range: Range<Int>?, into parent: Located<UIView>?
  ) throws -> ImportSummary {
    if let parent {
      let name = scene.label(of: parent.value)
      let reason =
        "it has no view to put into '\(name)'; without 'into' it is joined with the scene"
      throw error(.badDump(path: file, reason: reason), at: parent)
    }
    do throws(DumpError) {
      return try scene.join(dump)
    } catch {
      throw CommandError(.badDump(path: file, reason: "\(error.kind)"), at: range)
    }
  }

  /// Writes the summary of a join: the counts, the lines that were checked, then the other remarks,
  /// all of them or in a few lines.
  func write(_ joined: JoinSummary, all: Bool) {
    for headline in joined.headlines { writeWrapped(TextLine(headline, .strong), indent: 2) }
    for remark in joined.agreements { writeWrapped(TextLine("  \(remark)", .good), indent: 4) }
    let shown = all ? joined.remarks.count : 12
    for remark in joined.remarks.prefix(shown) {
      writeWrapped(TextLine("  \(remark)", .notice), indent: 4)
    }
    if joined.remarks.count > shown {
      write(
        TextLine("  and \(joined.remarks.count - shown) more remarks; 'report' tells all", .notice))
    }
  }

  private func writeWrapped(_ line: TextLine, indent: Int) {
    for piece in line.wrapped(to: session.look.width, indent: indent) { write(piece) }
  }
}
