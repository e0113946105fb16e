import Text

extension HelpPages {
  /// Returns the names of all commands, group by group, and of all topics, on one screen.
  static func overview(_ look: OutputStyle) -> [TextLine] {
    let groups = CommandGroup.allCases.map { group in
      ("\(group)", Catalogue.all.filter { $0.group == group }.map(\.name))
    }
    var lines = table(of: groups + [("topics", HelpTopic.names + lists)], look)
    lines.append(TextLine())
    lines += paragraph(
      "help NAME opens a page, also for a rule (help R6.8) or a surprise (help surprise 12); "
        + "help WORDS searches; Tab completes; quit exits", look, indent: 0, .dim)
    return lines
  }

  /// Names in the width of a page, behind the names of their groups.
  static func table(of groups: [(String, [String])], _ look: OutputStyle) -> [TextLine] {
    let column = 2 + (groups.map(\.0.count).max() ?? 0)
    return groups.flatMap { label, names in
      var line = TextLine(label, .strong)
      line.pad(to: column)
      line.append(names.joined(separator: " "), .type)
      return line.wrapped(to: width(look), indent: column)
    }
  }
}
