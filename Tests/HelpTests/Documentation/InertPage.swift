import Foundation
import TestSupport

/// The page of the members that decide nothing, from the declarations that say so.
struct InertPage {
  /// The beginning of a comment that says that a member decides nothing.
  static let mark = "Inert: "

  /// A member of a type.
  struct Member: Equatable {
    let type: String
    let name: String
    let summary: String
    /// The type of a property that can be set; nil of a method, or where the declaration has none.
    var value: String?
  }

  let members: [Member]

  /// Reads the sources of the library.
  init() throws {
    let files = PackageFolder.files(in: "Sources/ResponderKit", suffix: ".swift")
    members = try files.flatMap { Self.members(in: try PackageFolder.text($0)) }
  }

  /// Returns the members in a source, in their order.
  static func members(in source: String) -> [Member] {
    var members: [Member] = []
    var comment: [Substring] = []
    var types: [(name: Substring, indent: Int)] = []
    for line in source.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      let indent = line.count - words.count
      if words.hasPrefix("///") {
        comment.append(words.dropFirst(3).drop { $0 == " " })
        continue
      }
      if let type = words.firstMatch(
        of: #/^[a-z ]*\b(?:class|extension|struct|enum|protocol) ([\w.]+)/#)
      {
        types.removeAll { $0.indent >= indent }
        types.append((type.1, indent))
      }
      if comment.first?.hasPrefix(mark) == true, let name = name(in: words),
        let type = types.last(where: { $0.indent < indent })
      {
        let text = comment.prefix { !$0.isEmpty }.joined(separator: " ").dropFirst(mark.count)
        let summary = text.prefix(1).uppercased() + text.dropFirst()
        members.append(
          Member(
            type: String(type.name), name: name,
            summary: summary.replacing("``", with: "`"), value: value(in: words)))
      }
      // An attribute stands between a comment and its declaration.
      if !words.hasPrefix("@") { comment = [] }
    }
    return members
  }

  /// Returns the name of what a line declares, a method's with its labels; nil if there is none.
  private static func name(in line: Substring) -> String? {
    if let property = line.firstMatch(of: #/\b(?:var|let) (\w+)/#) { return String(property.1) }
    guard let method = line.firstMatch(of: #/\bfunc (\w+)\(([^)]*)/#) else { return nil }
    let labels = method.2.split(separator: ",").compactMap {
      $0.split(whereSeparator: { " :".contains($0) }).first.map { "\($0):" }
    }
    return "\(method.1)(\(labels.joined()))"
  }

  /// Returns the type of a property that can be set, which a line declares; nil if there is none.
  private static func value(in line: Substring) -> String? {
    line.firstMatch(of: #/^(?:public |open |final )*var \w+: (.+) \{$/#).map { String($0.1) }
  }

  var page: GeneratedPage {
    let types = Dictionary(grouping: members, by: \.type).sorted { $0.key < $1.key }
    let tables = types.map { type, members in
      "## \(type)\n\n| member | what it is |\n|---|---|\n"
        + members.map { "| `\($0.name)` | \($0.summary) |\n" }.joined()
    }
    return GeneratedPage(
      name: "Inert.md",
      text: """
        # Inert members

        Members of UIKit that an app sets, and that decide nothing here.

        ## Overview

        They are there so that the code of an app runs. A member of a view is stored and undone with
        the view; none of them decides who gets a touch (R2.7). The tests write this page from the
        declarations: `UPDATE_DOCS=1 swift test --filter DocumentationTests`.

        \(tables.joined(separator: "\n"))
        """, folder: PackageFolder.library)
  }
}
