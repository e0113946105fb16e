import Foundation
import ResponderKit
import Scenes
import Text

extension MapLegend.Entry {
  /// The style of the mark: interactive views stand out.
  var style: TextStyle {
    guard isInteractive else { return .dim }
    guard isListed, let code = mark.asciiValue else { return .notice }
    // Neighbours in the alphabet are often neighbours on the screen.
    return [.winner, .notice, .type, .good][Int(code) % 4]
  }
}

/// A map's legend in lines: mark, name, class, part of the map, size.
struct MapLegendText {
  /// The number of columns that the legend needs at least.
  static let leastWidth = 40

  /// The number of interactive views that get nothing that are named at most.
  private static let mostLost = 8

  private let legend: MapLegend
  private let scene: Scene

  init(_ legend: MapLegend, _ scene: Scene) {
    self.legend = legend
    self.scene = scene
  }

  /// Returns the lines of the legend.
  func lines(_ look: OutputStyle, width: Int) -> [TextLine] {
    let listed = legend.entries.filter(\.isListed)
    let sizes = listed.map(\.box.size.roundedText)
    let sizeWidth = sizes.map(\.count).max() ?? 0
    let room = width - 2 - 2 - 6 - 2 - sizeWidth
    let longest = listed.map { scene.label(of: $0.view).displayWidth }.max() ?? 0
    let longestClass = listed.map { scene.className(of: $0.view).displayWidth }.max() ?? 0
    let nameWidth = min(longest, max(room * 2 / 3, room - longestClass))
    let classWidth = min(longestClass, room - nameWidth)
    var lines = zip(listed, sizes).map { entry, size in
      var line = TextLine("\(entry.mark) ", entry.style)
      let ellipsis = look.glyphs.ellipsis
      line.append(
        scene.label(of: entry.view).clipped(to: nameWidth, ellipsis: ellipsis), .name)
      line.pad(to: 2 + nameWidth + 2)
      line.append(
        scene.className(of: entry.view).clipped(to: classWidth, ellipsis: ellipsis), .type)
      line.pad(to: 2 + nameWidth + 2 + classWidth)
      line.append(entry.share.percentText.leftPadded(to: 6))
      line.append("  " + size.leftPadded(to: sizeWidth), .dim)
      return line
    }
    let marks = MapLegend.foldedMarks
    lines += folded(marks.interactive, true, "that act on touches")
    lines += folded(marks.others, false, "views")
    let lost = legend.lost
    for view in lost.prefix(Self.mostLost) {
      let name = scene.label(of: view).clipped(to: nameWidth, ellipsis: look.glyphs.ellipsis)
      var line = TextLine("\(look.glyphs.no) ", .bad) + TextLine(name, .name)
      line.append("  gets no touch: why \(scene.reference(to: view))", .bad)
      lines.append(line.width <= width ? line : TextLine("\(look.glyphs.no) \(name)", .bad))
    }
    if lost.count > Self.mostLost {
      lines.append(
        TextLine("\(look.glyphs.no) \(lost.count - Self.mostLost) more get no touch: audit", .bad))
    }
    if legend.shareOfNobody > 0 {
      lines.append(
        TextLine("\(look.glyphs.skip) ", .dim)
          + TextLine("nobody \(legend.shareOfNobody.percentText)"))
    }
    return lines
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
}

extension CGSize {
  /// The size in whole points.
  fileprivate var roundedText: String {
    CGSize(width: width.rounded(), height: height.rounded()).text
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
