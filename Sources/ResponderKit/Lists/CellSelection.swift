import Foundation

/// The selection of cells in a table or collection view by touches that climb to it. A cell is
/// selected when a finger that came down in it lifts in it, unless a view in the cell or a
/// recognizer kept the touch (simulator choice: the finger must lift in the cell).
struct CellSelection {
  /// Indicates whether cells are selected by touches.
  var isAllowed = true
  /// Indicates whether cells stay selected when another one is.
  var isMultiple = false
  /// The cell in which a finger came down.
  private weak var pressed: CellView?

  /// Follows a finger that came down in a view below the list.
  mutating func began(_ touches: Set<UITouch>, in list: CellListView) {
    guard isAllowed, pressed == nil, let view = touches.first?.view else { return }
    let cell = view.selfAndSuperviews.prefix { $0 !== list }.lazy
      .compactMap { $0 as? CellView }.first
    guard let cell, list.mayHighlight(cell) else { return }
    pressed = cell
    cell.show(isHighlighted: true)
    list.tellHighlighted(cell)
  }

  /// Takes the cell in which a finger lifts, for it to be selected; nil if it lifts elsewhere.
  mutating func ended(_ touches: Set<UITouch>, _ event: UIEvent?, in list: CellListView)
    -> CellView?
  {
    guard let cell = pressed else { return nil }
    cancelled(in: list)
    guard let touch = touches.first, cell.point(inside: touch.location(in: cell), with: event)
    else {
      return nil
    }
    return cell
  }

  /// Lets go of the cell.
  mutating func cancelled(in list: CellListView) {
    guard let cell = pressed else { return }
    pressed = nil
    cell.show(isHighlighted: false)
    list.tellUnhighlighted(cell)
  }
}

/// A scroll view of cells that touches select: what UIKit's two kinds have in common here. The cells
/// are those that its data source gives for what is in sight, or those that are added to it.
open class CellListView: UIScrollView {
  override var forwardsByDefault: Bool { false }
  private final var selection = CellSelection() { willSet { willChange() } }
  /// The cells that the data source has given.
  final var stock = CellStock() { willSet { willChange() } }

  /// The data source.
  private(set) final weak var source: AnyObject?

  /// Sets the data source. Returns whether it is another one.
  final func changeSource(to new: AnyObject?) -> Bool {
    willChange()
    let isOther = new !== source
    source = new
    return isOther
  }

  private func follow<Result>(_ change: (inout CellSelection) -> Result) -> Result {
    var selection = self.selection
    defer { self.selection = selection }
    return change(&selection)
  }

  /// Indicates whether cells are selected by touches.
  open var allowsSelection: Bool {
    get { selection.isAllowed }
    set { selection.isAllowed = newValue }
  }
  /// Indicates whether cells stay selected when another one is.
  open var allowsMultipleSelection: Bool {
    get { selection.isMultiple }
    set { selection.isMultiple = newValue }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesBegan, event, [.touches(touches), .object(event)]) { return }
    follow { $0.began(touches, in: self) }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesEnded, event, [.touches(touches), .object(event)]) { return }
    if let cell = follow({ $0.ended(touches, event, in: self) }) { pick(cell, event) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesCancelled, event, [.touches(touches), .object(event)]) { return }
    follow { $0.cancelled(in: self) }
    super.touchesCancelled(touches, with: event)
  }

  /// Selects a cell in which a finger lifted, or lets go of it.
  private func pick(_ cell: CellView, _ event: UIEvent?) {
    let isOn = !allowsMultipleSelection || !cell.isSelected
    guard let path = mayPick(cell, isOn: isOn) else { return }
    if !allowsMultipleSelection {
      for case let other as CellView in subtree where other !== cell && other.isSelected {
        other.show(isSelected: false)
      }
      let dropped = stock.selected.filter { $0 != path }
      stock.selected.removeAll { $0 != path }
      for path in dropped { tellDeselected(path) }
    }
    cell.show(isSelected: isOn)
    event?.observer?.observe(
      .note(.selected(cell: ObjectID(cell), list: ObjectID(self), isOn: cell.isSelected)))
    guard stock.path(of: cell) != nil else { return }
    stock.selected.removeAll { $0 == path }
    if isOn { stock.selected.append(path) }
    if isOn { tellSelected(path) } else { tellDeselected(path) }
  }

  /// Returns the path of a cell that may be selected or let go of, as the delegate wishes; an empty one
  /// for a cell that was added by hand.
  private func mayPick(_ cell: CellView, isOn: Bool) -> IndexPath? {
    guard let path = stock.path(of: cell) else { return IndexPath() }
    return maySelect(path, isOn: isOn)
  }

  // What the kinds of lists ask and tell their delegates.
  func mayHighlight(_ cell: CellView) -> Bool { true }
  func tellHighlighted(_ cell: CellView) {}
  func tellUnhighlighted(_ cell: CellView) {}
  func maySelect(_ path: IndexPath, isOn: Bool) -> IndexPath? { path }
  func tellSelected(_ path: IndexPath) {}
  func tellDeselected(_ path: IndexPath) {}

  // What the kinds of lists know of their cells.
  final var hasDataSource: Bool { source != nil }
  /// Asks the data source how many cells there are, and finds their places.
  func findPlaces() {}
  /// Returns the cells that are in sight, with what places each.
  func cellsInSight() -> [(path: IndexPath, place: (UIView) -> Void)] { [] }
  /// Asks the data source for a cell.
  func askForCell(at path: IndexPath) -> CellView? { nil }
  func tellShown(_ cell: CellView, at path: IndexPath) {}
  func tellGone(_ cell: CellView, at path: IndexPath) {}

  /// Finds the places of the cells if they are not known.
  final func findPlacesIfNeeded() {
    guard stock.isStale, hasDataSource else { return }
    stock.isStale = false
    findPlaces()
  }

  /// Makes changes of cells, which act at once.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    askAnew(keepsSelection: true)
    layoutIfNeeded()
    completion?(true)
  }

  /// Takes all cells away, so that the next layout asks for them anew.
  final func askAnew(keepsSelection: Bool = false) {
    let gone = stock.retireAll()
    for (path, cell) in gone { takeAway(cell, at: path) }
    if !keepsSelection { stock.selected = [] }
    placesMayChange()
  }

  /// Makes the next layout find the places of the cells anew.
  final func placesMayChange() {
    willChange()
    stock.isStale = true
    if placesSubviews { beginLayingOut() } else { setNeedsLayout() }
  }

  override var placesSubviews: Bool { hasDataSource }

  private func takeAway(_ cell: CellView, at path: IndexPath) {
    if cell.superview === self { cell.removeFromSuperview() }
    tellGone(cell, at: path)
  }

  /// Shows the cells that are in sight, and no others: those that leave wait to be used again.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard hasDataSource else { return }
    findPlacesIfNeeded()
    let wanted = cellsInSight()
    let paths = Set(wanted.map(\.path))
    for (path, cell) in stock.retire({ !paths.contains($0) }) { takeAway(cell, at: path) }
    for (path, place) in wanted {
      let known = stock.shown[path]
      guard let cell = known ?? askForCell(at: path) else { continue }
      place(cell)
      guard known == nil else { continue }
      stock.shown[path] = cell
      if cell.changeObserver == nil { cell.changeObserver = changeObserver }
      let isSelected = stock.selected.contains(path)
      if cell.isSelected != isSelected { cell.show(isSelected: isSelected) }
      tellShown(cell, at: path)
      if cell.superview !== self { insertSubview(cell, at: 0) }
    }
  }

  /// Selects a cell or lets go of it, as a program does: no delegate is told.
  final func setSelected(_ isOn: Bool, at path: IndexPath) {
    if isOn, !allowsMultipleSelection {
      for other in stock.selected where other != path { setSelected(false, at: other) }
    }
    stock.selected.removeAll { $0 == path }
    if isOn { stock.selected.append(path) }
    stock.shown[path]?.show(isSelected: isOn)
  }

  open override func captureState() -> () -> Void {
    capture(\.source, \.selection, \.stock, after: super.captureState())
  }
}

/// The cells of a list that has a data source: those in sight, and those that wait to be used again.
struct CellStock {
  /// The classes of which new cells are made, by the identifier for using them again.
  var classes: [String: AnyClass] = [:]
  /// The cells that have left the screen, by that identifier.
  private var waiting: [String: [CellView]] = [:]
  /// The cells that are in sight.
  var shown: [IndexPath: CellView] = [:]
  /// The selected ones, in the order of selecting.
  var selected: [IndexPath] = []
  /// Indicates whether the data source is to be asked for the number of cells again.
  var isStale = true

  /// Returns the place of a cell that is in sight.
  func path(of cell: CellView) -> IndexPath? { shown.first { $0.value === cell }?.key }

  /// Takes a cell that waits to be used again.
  mutating func takeWaiting(_ identifier: String) -> CellView? {
    let cell = waiting[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  /// Lets the cells of some paths wait, and returns them in the order of the paths.
  mutating func retire(_ isGone: (IndexPath) -> Bool) -> [(IndexPath, CellView)] {
    let gone = shown.filter { isGone($0.key) }.sorted { $0.key < $1.key }
    for (path, cell) in gone {
      shown[path] = nil
      if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    }
    return gone.map { ($0.key, $0.value) }
  }

  /// Lets all cells wait.
  mutating func retireAll() -> [(IndexPath, CellView)] { retire { _ in true } }
}
