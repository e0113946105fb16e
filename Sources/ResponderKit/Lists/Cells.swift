import Foundation

/// A view that holds what an app adds in a view of its own, and is selected by a touch: what UIKit's
/// two kinds of cells have in common here.
open class CellView: UIView {
  /// The view for the app's views, which fills the cell.
  public final let contentView: UIView
  package override var ownContentView: UIView? { contentView }
  /// Indicates whether the cell is selected.
  open var isSelected = false { willSet { willChange() } }
  /// Indicates whether a finger is on the cell.
  open var isHighlighted = false { willSet { willChange() } }

  /// The name of the cells that may stand for each other; nil for a cell that is not used again.
  public internal(set) final var reuseIdentifier: String?

  /// Tells the cell that it is used again, for another place in the list.
  open func prepareForReuse() {}

  // UIKit selects a cell of a table by a method that apps override, and others by the property.
  func show(isSelected isOn: Bool) { isSelected = isOn }
  func show(isHighlighted isOn: Bool) { isHighlighted = isOn }

  /// Creates a cell with a content view of the same size.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// Lets the content view fill the cell. Only a subclass is laid out by the pass: the mask of the
  /// content view keeps it so in other cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.superview === self, contentView.frame != bounds { contentView.frame = bounds }
  }

  open override func captureState() -> () -> Void {
    capture(\.isSelected, \.isHighlighted, after: super.captureState())
  }
}
