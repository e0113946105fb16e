import ResponderKit
import Scenes
import Text

/// A map's legend in lines: mark, name, class, part of the map, size.
struct MapLegendText {
  /// The number of columns that the legend needs at least.
  static let leastWidth = 40
  /// The same on a screen, where the legend is to stand beside the map if that is possible at all.
  static let leastWidthOnScreen = 24
  /// The width from which on there is room for classes on a screen.
  private static let leastWidthWithClass = 42

  /// The number of interactive views of one kind of answer that are named at most.
  private static let mostNamed = 8

  /// The importance of a line where not all have room; of equal ones, the larger share comes first.
  private enum Rank: Comparable {
    case nobody, other(Double), folded, interactive(Double), answer
  }

  private let legend: MapLegend
  private let scene: Scene

  init(_ legend: MapLegend, _ scene: Scene) {
    self.legend = legend
    self.scene = scene
  }

  /// Returns the lines of the legend.
  ///
  /// - Parameter height: The number of lines at most; the least important ones are counted instead.
  func lines(_ style: OutputStyle, width: Int, height: Int? = nil) -> [TextLine] {
    let lines = rankedLines(style, width)
    guard let height, lines.count > height, height > 0 else { return lines.map(\.line) }
    let places = lines.indices.sorted { lines[$0].rank > lines[$1].rank }.prefix(height - 1)
    let rest = TextLine(
      "\(style.glyphs.ellipsis) \(lines.count - places.count) more", .dim)
    return places.sorted().map { lines[$0].line } + [rest]
  }

  private func rankedLines(_ style: OutputStyle, _ width: Int) -> [(line: TextLine, rank: Rank)] {
    let listed = legend.entries.filter(\.isListed)
    let hasClasses = style.height == nil || width >= Self.leastWidthWithClass
    let columns = Columns(listed, scene, width, hasClasses: hasClasses)
    var lines = listed.map { entry in
      (
        columns.line(entry, scene, style),
        entry.isInteractive ? Rank.interactive(entry.share) : .other(entry.share)
      )
    }
    let marks = MapLegend.foldedMarks
    lines += folded(marks.interactive, true, "that act on touches").map { ($0, .folded) }
    lines += folded(marks.others, false, "views").map { ($0, .nobody) }
    lines += answers(style, width, columns.name).map { ($0, .answer) }
    if !legend.open.isEmpty { lines.append((open, .answer)) }
    lines += legend.unplaced.prefix(Self.mostNamed).map { (unplaced($0), .answer) }
    if legend.shareOfNobody > 0 {
      let mark = TextLine("\(style.height == nil ? style.glyphs.skip : " ") ", .dim)
      lines.append((mark + TextLine("nobody \(legend.shareOfNobody.percentText)"), .nobody))
    }
    if style.height != nil, listed.contains(where: { !$0.isInteractive }) {
      lines.append((TextLine("\(style.glyphs.skip) the view of the letter before", .dim), .folded))
    }
    if let note = legend.coarsenessNote { lines.append((TextLine(note, .dim), .folded)) }
    return lines.map { ($0.0.clipped(to: width, style), $0.1) }
  }

  /// What code needs, or who cannot run.
  private var open: TextLine {
    let needed = Set(legend.open.compactMap(\.value)).sorted()
    let classes = Set(legend.open.map(\.className)).sorted()
    return TextLine("\(MapLegend.openMark) ", .notice)
      + TextLine(
        needed.isEmpty
          ? "the code of \(classes.listed()) cannot run" : "needs \(needed.listed())", .notice)
  }

  /// Returns the line of a view of which nobody can tell where it lies.
  private func unplaced(_ view: UIView) -> TextLine {
    TextLine("\(MapLegend.openMark) ", .notice) + TextLine(scene.label(of: view), .name)
      + TextLine("'s \(DecisionWords(scene).unknownSize(of: view))", .notice)
  }

  /// Returns the lines of the views that are there for touches and get none, do not act on them, or
  /// of which nobody can tell.
  private func answers(_ style: OutputStyle, _ width: Int, _ nameWidth: Int) -> [TextLine] {
    let targets = legend.targets
    return lines(of: targets.lost, style.glyphs.no, .bad, "gets no touch", "get no touch")
      + lines(of: targets.unanswered, style.glyphs.no, .bad, "is hit, does not act", "do not act")
      + lines(of: targets.open, "?", .notice, "touches not known", "are not known")

    func lines(
      of views: [UIView], _ mark: String, _ textStyle: TextStyle, _ what: String, _ ofMany: String
    ) -> [TextLine] {
      var lines = views.prefix(Self.mostNamed).map { view in
        let name = scene.label(of: view).clipped(to: nameWidth, ellipsis: style.glyphs.ellipsis)
        var line = TextLine("\(mark) ", textStyle) + TextLine(name, .name)
        line.append("  \(what)", textStyle)
        let question = TextLine(": why \(scene.reference(to: view))", textStyle)
        return (line + question).width <= width ? line + question : line
      }
      if views.count > Self.mostNamed {
        lines.append(
          TextLine("\(mark) \(views.count - Self.mostNamed) more \(ofMany): audit", textStyle))
      }
      return lines
    }
  }

  /// Returns one line for all views that share a mark.
  private func folded(_ mark: Character, _ isInteractive: Bool, _ what: String) -> [TextLine] {
    let folded = legend.entries.filter { !$0.isListed && $0.isInteractive == isInteractive }
    guard let first = folded.first else { return [] }
    let share = folded.reduce(0) { $0 + $1.share }
    return [
      TextLine("\(mark) ", first.style)
        + TextLine("\(folded.count) more \(what), \(share.percentText) in all", .dim)
    ]
  }

  private struct Columns {
    let name: Int
    private let type: Int
    private let size: Int

    init(_ entries: [MapLegend.Entry], _ scene: Scene, _ width: Int, hasClasses: Bool) {
      size = entries.map(\.box.size.roundedText.count).max() ?? 0
      let room = width - 2 - 2 - 6 - 2 - size
      let longest = entries.map { scene.label(of: $0.view).displayWidth }.max() ?? 0
      let classes = hasClasses ? entries.map { scene.className(of: $0.view).displayWidth } : []
      let longestClass = classes.max() ?? 0
      name = min(longest, max(room * 2 / 3, room - longestClass))
      // A class of three letters and an ellipsis tells nobody anything.
      let left = min(longestClass, room - name)
      type = left < min(longestClass, 8) ? 0 : left
    }

    func line(_ entry: MapLegend.Entry, _ scene: Scene, _ style: OutputStyle) -> TextLine {
      var line = TextLine("\(entry.mark) ", entry.style)
      let ellipsis = style.glyphs.ellipsis
      line.append(
        scene.label(of: entry.view).clipped(to: name, ellipsis: ellipsis),
        entry.isInteractive ? .name : .dim)
      line.pad(to: 2 + name + 2)
      if type > 0 {
        line.append(
          scene.className(of: entry.view).clipped(to: type, ellipsis: ellipsis), .type)
        line.pad(to: 2 + name + 2 + type)
      }
      line.append(entry.share.percentText.leftPadded(to: 6))
      line.append("  " + entry.box.size.roundedText.leftPadded(to: size), .dim)
      return line
    }
  }
}

extension CGSize {
  /// The size in whole points.
  fileprivate var roundedText: String {
    CGSize(width: width.rounded(), height: height.rounded()).text
  }
}
