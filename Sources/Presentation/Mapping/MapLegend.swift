import Analysis
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
    /// The colour of the view in every picture.
    package var color: PictureColor = .slate
    /// The part of the map that the view gets, 0 to 1.
    package var share: Double
    /// The rectangle round all cells that the view gets, in points.
    package var box: CGRect
    /// A point that the view gets.
    package var point: CGPoint
  }

  private static let mostInteractive = 26
  private static let mostOthers = 10
  /// The mark of points at which code leaves open who gets the touch.
  static let openMark = "?"
  /// The marks that views with few cells share: interactive ones, and others.
  static let foldedMarks: (interactive: Character, others: Character) = ("+", "-")

  /// The views that get anything: the interactive ones first, each kind by place, top to bottom.
  package private(set) var entries: [Entry] = []
  /// The part of the map that nobody gets, 0 to 1.
  package private(set) var shareOfNobody = 0.0
  /// The distance between the points of a map that is coarser than others, in points; nil for
  /// others.
  package let coarseness: CGFloat?
  /// What code needs to tell who gets the touch at some points.
  package let open: Set<OpenAnswer>
  /// The views of which nobody can tell where they lie, and that may get touches.
  let unplaced: [UIView]
  /// The interactive views for which not all is well.
  package let targets: TargetAnswers
  private var places: [ObjectIdentifier: Int] = [:]

  /// Gives the views of a map their characters.
  package init(_ map: HitMap, in scene: Scene) {
    coarseness = map.isCoarse ? map.grid.cell.width : nil
    (open, unplaced) = (map.open, map.unplaced)
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
    targets = TargetAnswers(of: map, in: scene)
    entries =
      Self.marked(
        interactive, most: Self.mostInteractive, alphabet: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        folded: Self.foldedMarks.interactive, scene)
      + Self.marked(
        others, most: Self.mostOthers, alphabet: "abcdefghijklmnopqrstuvwxyz",
        folded: Self.foldedMarks.others, scene)
    // Neighbours in the order of places get different colours.
    var counts = [true: 0, false: 0]
    for (k, entry) in entries.enumerated() {
      places[ObjectIdentifier(entry.view)] = k
      let colors = entry.isInteractive ? PictureColor.hues : PictureColor.greys
      entries[k].color = colors[counts[entry.isInteractive, default: 0] % colors.count]
      counts[entry.isInteractive, default: 0] += 1
    }
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
  var style: TextStyle { isInteractive ? color.textStyle : .dim }
}
