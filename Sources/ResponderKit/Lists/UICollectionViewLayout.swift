import Foundation

/// The place of an item of a collection view.
open class UICollectionViewLayoutAttributes {
  /// The item.
  open var indexPath: IndexPath
  /// The rectangle of the cell, in the content.
  open var frame = CGRect.zero
  /// The depth among the cells: one in front has the greater number.
  open var zIndex = 0
  /// The alpha of the cell.
  open var alpha: CGFloat = 1
  /// Indicates whether the cell is hidden.
  open var isHidden = false
  /// The transform of the cell.
  open var transform = CGAffineTransform.identity

  /// The middle of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = frame.offsetBy(dx: newValue.x - frame.midX, dy: newValue.y - frame.midY) }
  }
  /// The size of ``frame``, about its middle.
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// Creates the place of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// What says where the items of a collection view are. An app may have its own.
open class UICollectionViewLayout {
  /// The collection view that the layout belongs to.
  public internal(set) final weak var collectionView: UICollectionView?

  /// Creates a layout.
  public init() {}

  /// Finds the places. It is called before the others when something has changed.
  open func prepare() {}

  /// The size of all of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the places of the items in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns whether the places change when the content is scrolled or the view gets another size; by
  /// default for another size only (simulator choice).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.sizeOfLayout
  }

  /// Makes the layout find the places again, in the next layout pass.
  open func invalidateLayout() { collectionView?.placesMayChange() }
}

/// A layout of lines of items, which break where a line is full.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items for which the delegate has none, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The least distance of two lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance of two items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distances of the items of a section from its edges, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The direction in which the lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Inert: a size of items for a first guess. Without effect: no content is measured.
  open var estimatedItemSize = CGSize.zero
  private final var places: [UICollectionViewLayoutAttributes] = []
  private final var indices: [IndexPath: Int] = [:]
  private final var size = CGSize.zero

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { places.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { indices[indexPath].map { places[$0] } }

  open override func prepare() {
    (places, indices) = ([], [:])
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let insets = view.adjustedContentInset
    let width = max(
      0,
      isVertical
        ? view.bounds.width - insets.left - insets.right
        : view.bounds.height - insets.top - insets.bottom)
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var end: CGFloat = 0
    for section in 0..<view.numberOfSections {
      var lines = FlowLines(across: width, isVertical: isVertical)
      lines.inset =
        delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      lines.spacing =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      lines.lineSpacing =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let paths = (0..<view.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
      let sizes = paths.map {
        delegate?.collectionView(view, layout: self, sizeForItemAt: $0) ?? itemSize
      }
      for (path, frame) in zip(paths, lines.frames(of: sizes, from: &end)) {
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        place.frame = frame
        indices[path] = places.count
        places.append(place)
      }
    }
    size = isVertical ? CGSize(width: width, height: end) : CGSize(width: end, height: width)
  }
}

/// The arithmetic of a section of lines. A full line has equal distances that fill it; the last one
/// those of the line before, if they leave room for one more, else the least ones. One item in a
/// line is at its beginning (simulator choice).
private struct FlowLines {
  let across: CGFloat
  let isVertical: Bool
  var inset = UIEdgeInsets.zero
  var (spacing, lineSpacing): (CGFloat, CGFloat) = (0, 0)

  init(across: CGFloat, isVertical: Bool) { (self.across, self.isVertical) = (across, isVertical) }

  /// Returns the frames of items, and moves the end of the content behind them.
  func frames(of sizes: [CGSize], from end: inout CGFloat) -> [CGRect] {
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = max(0, across - before - after)
    end += isVertical ? inset.top : inset.left
    var frames: [CGRect] = []
    var line: [CGSize] = []
    var gap = spacing
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func close(isFull: Bool) {
      let used = line.reduce(0) { $0 + length($1) }
      if isFull, line.count > 1 {
        gap = max(spacing, (room - used) / CGFloat(line.count - 1))
      } else if used + gap * CGFloat(max(0, line.count - 1)) > room {
        gap = spacing
      }
      let deepest = line.map(depth).max() ?? 0
      var x = before
      for size in line {
        let y = end + (deepest - depth(size)) / 2
        frames.append(
          isVertical
            ? CGRect(x: x, y: y, width: size.width, height: size.height)
            : CGRect(x: y, y: x, width: size.width, height: size.height))
        x += length(size) + gap
      }
      end += deepest
      line = []
    }
    var used: CGFloat = 0
    for size in sizes {
      if !line.isEmpty, used + spacing + length(size) > room {
        close(isFull: true)
        end += lineSpacing
        used = 0
      }
      used += (line.isEmpty ? 0 : spacing) + length(size)
      line.append(size)
    }
    if !line.isEmpty { close(isFull: false) }
    end += isVertical ? inset.bottom : inset.right
    return frames
  }
}
