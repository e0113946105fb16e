import Analysis
import Foundation
import ResponderKit
import Scenes
import Text

/// A legend of a map: the character for each view.
///
/// Interactive views have capital letters, other views have small ones, in both cases a letter of
/// the view's name if it is free. Views that get little share a mark.
package struct MapLegend {
  /// A view and the part of the map that it gets.
  package struct Entry {
    package var view: UIView
    /// The character of the view; several small views share one.
    package var mark: Character
    /// Indicates whether no other view has the character.
    package var isListed: Bool
    package var isInteractive: Bool
    /// The part of the map that the view gets, 0 to 1.
    package var share: Double
    /// The rectangle round all cells that the view gets, in points.
    package var box: CGRect
    /// A point that the view gets.
    package var point: CGPoint
  }

  private static let mostInteractive = 26
  private static let mostOthers = 10
  /// The marks that views with few cells share: interactive ones, and others.
  static let foldedMarks: (interactive: Character, others: Character) = ("+", "-")

  /// The views that get anything: the interactive ones first, each kind by place, top to bottom.
  package private(set) var entries: [Entry] = []
  /// The part of the map that nobody gets, 0 to 1.
  package private(set) var shareOfNobody = 0.0
  /// The distance between the points of a map that is coarser than others, in points; nil for
  /// others.
  package let coarseness: CGFloat?
  /// The interactive views that get nothing.
  package private(set) var lost: [UIView] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Gives the views of a map their characters.
  package init(_ map: HitMap, in scene: Scene) {
    coarseness = map.isCoarse ? map.grid.cell.width : nil
    var interactive: [Entry] = []
    var others: [Entry] = []
    let total = Double(map.grid.count)
    for (region, count) in map.regions.map({ ($0, $0.count) }) where !scene.mustStop() {
      guard let view = region.view else {
        shareOfNobody = Double(count) / total
        continue
      }
      let heart = region.heart
      let entry = Entry(
        view: view, mark: " ", isListed: false, isInteractive: view.isInteractive(in: scene),
        share: Double(count) / total,
        box: map.grid.rect(columns: region.columns, rows: region.rows),
        point: map.grid.point(column: heart.column, row: heart.row))
      if entry.isInteractive { interactive.append(entry) } else { others.append(entry) }
    }
    lost = LostTargets(of: map, in: scene).views
    entries =
      Self.marked(
        interactive, most: Self.mostInteractive, alphabet: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        folded: Self.foldedMarks.interactive, scene)
      + Self.marked(
        others, most: Self.mostOthers, alphabet: "abcdefghijklmnopqrstuvwxyz",
        folded: Self.foldedMarks.others, scene)
    for (k, entry) in entries.enumerated() { places[ObjectIdentifier(entry.view)] = k }
  }

  /// The words for a map that is coarser than others.
  package var coarsenessNote: String? {
    coarseness.map { "asked every \($0.shortText) points: overrides decide" }
  }

  /// Returns the entry of a view; nil if the view gets nothing.
  package subscript(view: UIView) -> Entry? { places[ObjectIdentifier(view)].map { entries[$0] } }

  private static func marked(
    _ entries: [Entry], most: Int, alphabet: String, folded: Character, _ scene: Scene
  ) -> [Entry] {
    let largest = entries.indices.sorted { entries[$0].share > entries[$1].share }.prefix(most)
    let listed = Set(largest)
    var free = Array(alphabet)
    let isUpper = alphabet.first?.isUppercase == true
    func order(_ k: Int) -> (CGFloat, CGFloat) { (entries[k].box.minY, entries[k].box.minX) }
    let inOrder = entries.indices.sorted { order($0) < order($1) }
    return inOrder.map { k in
      var entry = entries[k]
      entry.mark = folded
      guard listed.contains(k) else { return entry }
      let name = scene.label(of: entry.view)
      let letters = isUpper ? name.uppercased() : name.lowercased()
      let place =
        letters.lazy.compactMap { letter in free.firstIndex(of: letter) }.first ?? free.startIndex
      entry.mark = free.remove(at: place)
      entry.isListed = true
      return entry
    }
  }
}

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
  func lines(_ style: OutputStyle, width: Int) -> [TextLine] {
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
      let ellipsis = style.glyphs.ellipsis
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
      let name = scene.label(of: view).clipped(to: nameWidth, ellipsis: style.glyphs.ellipsis)
      var line = TextLine("\(style.glyphs.no) ", .bad) + TextLine(name, .name)
      line.append("  gets no touch: why \(scene.reference(to: view))", .bad)
      lines.append(line.width <= width ? line : TextLine("\(style.glyphs.no) \(name)", .bad))
    }
    if lost.count > Self.mostLost {
      lines.append(
        TextLine("\(style.glyphs.no) \(lost.count - Self.mostLost) more get no touch: audit", .bad))
    }
    if legend.shareOfNobody > 0 {
      lines.append(
        TextLine("\(style.glyphs.skip) ", .dim)
          + TextLine("nobody \(legend.shareOfNobody.percentText)"))
    }
    if let note = legend.coarsenessNote { lines.append(TextLine(note, .dim)) }
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
