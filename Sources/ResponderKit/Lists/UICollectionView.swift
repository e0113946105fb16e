import Foundation

/// A scroll view of items, whose layout says where they are. With a data source it shows the items
/// that are in sight, and uses the cells again that have left. The layout pass asks the data
/// source. Without one, its cells are those that an app adds. Views beside the cells, such as
/// headers of sections, and compositional layouts are not here.
open class UICollectionView: CellListView {
  override class var ownClass: UIView.Type { UICollectionView.self }

  /// A direction of scrolling.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// A place in the view to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a place from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The layout, which says where the items are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      willChange()
      layout.collectionView = nil
      layout = newValue
      layout.collectionView = self
      reloadData()
    }
  }
  private final var layout: UICollectionViewLayout
  /// The object that tells which items there are. Another one makes the view ask anew.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { source as? any UICollectionViewDataSource }
    set { if changeSource(to: newValue) { reloadData() } }
  }
  /// The object that is told of touches in items.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      placesMayChange()
    }
  }
  /// The numbers of items in the sections, as the data source told them last.
  private final var counts: [Int] = []
  private final var isAsking = false
  /// The size for which the layout has found the places.
  final var sizeOfLayout: CGSize?

  /// Creates a collection view with what says where its items are.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a layout that shows no items.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// Forgets all cells, and asks the data source anew in the next layout. No item stays selected.
  open func reloadData() { askAnew() }

  /// Makes the view create cells of a class where it has none to use again.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    stock.classes[identifier] = cellClass
  }

  /// Returns a cell that has left the screen, or a new one of the registered class.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = stock.takeWaiting(identifier) as? UICollectionViewCell { return cell }
    let kind = stock.classes[identifier] as? UICollectionViewCell.Type
    APIMisuse.check(kind != nil, "no class is registered for cells of the name \(identifier)")
    return (kind ?? UICollectionViewCell.self).init(registeredWith: identifier)
  }

  override func findPlaces() {
    guard let dataSource, !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    sizeOfLayout = bounds.size
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize, !size.width.isNaN, !size.height.isNaN { contentSize = size }
  }

  override func cellsInSight() -> [(path: IndexPath, place: (UIView) -> Void)] {
    if sizeOfLayout != bounds.size
      || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      findPlaces()
    }
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return places.filter { exists($0.indexPath) }.sorted { $0.zIndex > $1.zIndex }.map { place in
      (place.indexPath, { self.move($0, to: place) })
    }
  }

  private func move(_ view: UIView, to place: UICollectionViewLayoutAttributes) {
    if view.transform != place.transform { view.transform = place.transform }
    let middle = CGPoint(x: place.frame.midX, y: place.frame.midY)
    if view.bounds.size != place.frame.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: place.frame.size)
    }
    if view.center != middle { view.center = middle }
    if view.alpha != place.alpha { view.alpha = place.alpha }
    if view.isHidden != place.isHidden { view.isHidden = place.isHidden }
  }

  private func exists(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  override func askForCell(at path: IndexPath) -> CellView? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }

  override func tellShown(_ cell: CellView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  override func tellGone(_ cell: CellView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  override func mayHighlight(_ cell: CellView) -> Bool {
    guard let delegate, let path = stock.path(of: cell) else { return true }
    return delegate.collectionView(self, shouldHighlightItemAt: path)
  }

  override func maySelect(_ path: IndexPath, isOn: Bool) -> IndexPath? {
    guard let delegate else { return path }
    let may =
      isOn
      ? delegate.collectionView(self, shouldSelectItemAt: path)
      : delegate.collectionView(self, shouldDeselectItemAt: path)
    return may ? path : nil
  }

  override func tellSelected(_ path: IndexPath) {
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  override func tellDeselected(_ path: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// The number of sections, as the data source told it last.
  public final var numberOfSections: Int {
    findPlacesIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section, as told last; 0 for a section that does not exist.
  public final func numberOfItems(inSection section: Int) -> Int {
    findPlacesIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells that are in sight, in the order of their items.
  public final var visibleCells: [UICollectionViewCell] {
    stock.shown.sorted { $0.key < $1.key }.compactMap { $0.value as? UICollectionViewCell }
  }

  /// The items that are in sight.
  public final var indexPathsForVisibleItems: [IndexPath] { stock.shown.keys.sorted() }

  /// The selected items; an empty list if there is none.
  public final var indexPathsForSelectedItems: [IndexPath]? { stock.selected }

  /// Returns the cell of an item that is in sight.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    stock.shown[indexPath] as? UICollectionViewCell
  }

  /// Returns the item of a cell that is in sight.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? { stock.path(of: cell) }

  /// Returns the item at a point in the view's own coordinates; nil if there is none.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    findPlacesIfNeeded()
    let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = collectionViewLayout.layoutAttributesForElements(in: place) ?? []
    return found.first { $0.frame.containsHalfOpen(point) }?.indexPath
  }

  /// Returns the place of an item.
  public final func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    findPlacesIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Selects an item; nil lets go of all. No delegate is told.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in stock.selected { setSelected(false, at: path) }
      return
    }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Lets go of an item. No delegate is told.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  /// Scrolls an item to a place in the view, as far as the content reaches.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    let room = CGRect(origin: .zero, size: bounds.size)
    var offset = offset(showing: frame)
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.midY }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.maxY + insets.bottom }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.midX }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.maxX + insets.right }
    setContentOffset(clamped(offset), animated: animated)
  }

  // Items come and go at once, and the data source is asked anew: it has the new items already.

  /// Shows new items. None stays selected (simulator choice).
  public final func insertItems(at indexPaths: [IndexPath]) { askAnew() }

  /// Takes items away. None stays selected (simulator choice).
  public final func deleteItems(at indexPaths: [IndexPath]) { askAnew() }

  /// Asks for the cells of items anew.
  public final func reloadItems(at indexPaths: [IndexPath]) { askAnew(keepsSelection: true) }

  /// Asks for the items of sections anew.
  public final func reloadSections(_ sections: IndexSet) { askAnew() }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (layout, counts, sizeOfLayout)
    return { [self] in
      base()
      layout.collectionView = nil
      (layout, counts, sizeOfLayout) = state
      layout.collectionView = self
    }
  }
}

/// An item of a collection view. The app's views belong in ``CellView/contentView``; views that are
/// added to the cell itself are in front of that.
open class UICollectionViewCell: CellView {
  override class var ownClass: UIView.Type { UICollectionViewCell.self }

  /// Creates a cell of a class that was registered. UIKit makes it by `init(frame:)`; a class that overrides
  /// that one has this one, too.
  public required convenience init(registeredWith identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }
}
