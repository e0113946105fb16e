import Foundation

/// The selection of cells in a table or collection view by touches that climb to it.
///
/// A cell is selected when a finger that came down in it lifts in it, unless a view in the cell or a
/// recognizer kept the touch (simulator choice: the finger must lift in the cell).
struct CellSelection {
  /// Indicates whether cells are selected by touches.
  var isAllowed = true
  /// Indicates whether cells stay selected when another one is.
  var isMultiple = false
  /// The cell in which a finger came down.
  private weak var pressed: CellView?

  /// Follows a finger that came down in a view below the list.
  mutating func began(_ touches: Set<UITouch>, in list: UIScrollView) {
    guard isAllowed, pressed == nil, let view = touches.first?.view else { return }
    pressed =
      view.selfAndSuperviews.prefix { $0 !== list }.lazy
      .compactMap { $0 as? CellView }.first
    pressed?.isHighlighted = true
  }

  /// Selects the cell in which a finger lifts.
  mutating func ended(_ touches: Set<UITouch>, _ event: UIEvent?, in list: UIScrollView) {
    guard let cell = pressed else { return }
    cancelled()
    guard let touch = touches.first, cell.point(inside: touch.location(in: cell), with: event)
    else {
      return
    }
    if !isMultiple {
      for case let other as CellView in list.subtree where other !== cell && other.isSelected {
        other.isSelected = false
      }
    }
    cell.isSelected = !isMultiple || !cell.isSelected
    event?.observer?.observe(
      .note(.selected(cell: ObjectID(cell), list: ObjectID(list), isOn: cell.isSelected)))
  }

  /// Lets go of the cell.
  mutating func cancelled() {
    pressed?.isHighlighted = false
    pressed = nil
  }
}

/// A scroll view of cells that touches select: what UIKit's two kinds have in common here. The cells
/// are those that are added to it: there is no data source.
open class CellListView: UIScrollView {
  override var forwardsByDefault: Bool { false }
  private final var selection = CellSelection() { willSet { willChange() } }

  private func follow(_ change: (inout CellSelection) -> Void) {
    var selection = self.selection
    change(&selection)
    self.selection = selection
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
    follow { $0.ended(touches, event, in: self) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if runsCode(.touchesCancelled, event, [.touches(touches), .object(event)]) { return }
    follow { $0.cancelled() }
    super.touchesCancelled(touches, with: event)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let selection = self.selection
    return { [self] in
      base()
      self.selection = selection
    }
  }
}

/// A scroll view of rows. It bounces vertically even if its content is small (R8.8).
open class UITableView: CellListView {
  override class var ownClass: UIView.Type { UITableView.self }

  /// Creates a table.
  ///
  /// - Parameter frame: The frame, in points of the superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A scroll view of items.
open class UICollectionView: CellListView {
  override class var ownClass: UIView.Type { UICollectionView.self }
}
