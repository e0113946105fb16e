import Foundation

/// The places that a stack view gives to its arranged views: sizes and distances in, rectangles
/// out. UIKit leaves this to Auto Layout. Where several solutions fit its constraints, this one
/// decides (simulator choice): what is left over is given to the last view that has no size of its
/// own, or to the last view; what is missing is taken from the last such views first.
struct StackArrangement {
  /// A view as far as its place depends on it.
  struct Item {
    /// The size that the view wants, in points.
    var size: CGSize
    /// Indicates whether the view has an intrinsic length along the axis, which it keeps longest.
    var isFirm: Bool
    /// The least distance to the next view, in points.
    var gap: CGFloat
  }

  var axis: UIStackView.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment

  /// Returns the rectangles of the views that are not hidden, in their order, which fill an area.
  func frames(of items: [Item], in area: CGRect) -> [CGRect] {
    let (lengths, gaps) = spread(items, over: length(of: area.size))
    var position = axis == .horizontal ? area.minX : area.minY
    return items.indices.map { k in
      let across = place(items[k], across: area)
      let along = (start: position, length: lengths[k])
      if k < gaps.count { position += along.length + gaps[k] }
      let (x, y) = axis == .horizontal ? (along, across) : (across, along)
      return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }

  /// Returns the size that holds the views without stretching or shrinking any.
  func fittingSize(of items: [Item]) -> CGSize {
    let lengths = items.map { length(of: $0.size) }
    let breadth = items.map { self.breadth(of: $0.size) }.max() ?? 0
    let sum =
      distribution == .fillEqually
      ? (lengths.max() ?? 0) * CGFloat(items.count) : lengths.reduce(0, +)
    let total = sum + items.dropLast().map(\.gap).reduce(0, +)
    return axis == .horizontal
      ? CGSize(width: total, height: breadth) : CGSize(width: breadth, height: total)
  }

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func breadth(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  /// Returns the lengths of the views, and the distances between them.
  private func spread(_ items: [Item], over total: CGFloat) -> ([CGFloat], [CGFloat]) {
    let lengths = items.map { length(of: $0.size) }
    let gaps = items.dropLast().map(\.gap)
    let room = max(0, total - gaps.reduce(0, +))
    let sum = lengths.reduce(0, +)
    let count = CGFloat(items.count)
    switch distribution {
    case .fill: break
    case .fillEqually: return (lengths.map { _ in room / count }, gaps)
    case .fillProportionally:
      return (lengths.map { sum > 0 ? room * $0 / sum : room / count }, gaps)
    case .equalSpacing, .equalCentering:
      // A single view stays as long as it is.
      guard sum <= room, items.count > 1 else {
        return items.count > 1
          ? (shrunk(lengths, items, by: sum - room), gaps)
          : (lengths.map { min($0, total) }, [])
      }
      if distribution == .equalCentering, let wide = gapsBetweenCentres(lengths, gaps, total) {
        return (lengths, wide)
      }
      return (lengths, levelled(gaps, over: total - sum))
    }
    if sum > room { return (shrunk(lengths, items, by: sum - room), gaps) }
    var stretched = lengths
    if let last = items.lastIndex(where: { !$0.isFirm }) ?? items.indices.last {
      stretched[last] += room - sum
    }
    return (stretched, gaps)
  }

  /// Returns lengths less an amount, taken first of the last ones without intrinsic lengths.
  private func shrunk(_ lengths: [CGFloat], _ items: [Item], by amount: CGFloat) -> [CGFloat] {
    var (lengths, left) = (lengths, amount)
    for isFirm in [false, true] {
      for k in items.indices.reversed() where items[k].isFirm == isFirm {
        let share = min(lengths[k], left)
        lengths[k] -= share
        left -= share
      }
    }
    return lengths
  }

  /// Returns equal distances that make up a sum; those whose least distance is greater keep it.
  private func levelled(_ gaps: [CGFloat], over sum: CGFloat) -> [CGFloat] {
    var wide = gaps
    var (open, left) = (Array(gaps.indices), sum)
    while !open.isEmpty {
      let share = left / CGFloat(open.count)
      let kept = open.filter { gaps[$0] > share }
      if kept.isEmpty {
        for k in open { wide[k] = share }
        break
      }
      left -= kept.map { gaps[$0] }.reduce(0, +)
      open.removeAll { gaps[$0] > share }
    }
    return wide
  }

  /// Returns the distances with which the centres of the views are equally far from each other; nil
  /// if that would bring two views too near.
  private func gapsBetweenCentres(
    _ lengths: [CGFloat], _ gaps: [CGFloat], _ total: CGFloat
  ) -> [CGFloat]? {
    guard let first = lengths.first, let last = lengths.last else { return nil }
    let step = (total - (first + last) / 2) / CGFloat(gaps.count)
    let wide = gaps.indices.map { step - (lengths[$0] + lengths[$0 + 1]) / 2 }
    return zip(wide, gaps).allSatisfy { $0 >= $1 } ? wide : nil
  }

  /// Returns the place and length of a view across the axis.
  private func place(_ item: Item, across area: CGRect) -> (start: CGFloat, length: CGFloat) {
    let room = breadth(of: area.size)
    let start = axis == .horizontal ? area.minY : area.minX
    let own = min(breadth(of: item.size), room)
    switch alignment {
    case .fill: return (start, room)
    case .leading, .firstBaseline: return (start, own)
    case .center: return (start + (room - own) / 2, own)
    case .trailing, .lastBaseline: return (start + room - own, own)
    }
  }
}
