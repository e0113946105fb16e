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

  /// Creates a cell with a content view of the same size.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Lets the content view fill the cell. Only a subclass is laid out by the pass: the mask of the
  /// content view keeps it so in other cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.superview === self, contentView.frame != bounds { contentView.frame = bounds }
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (isSelected, isHighlighted)
    return { [self] in
      base()
      (isSelected, isHighlighted) = state
    }
  }
}

/// A row of a table view. The app's views belong in ``CellView/contentView``.
///
/// A view that is added to the cell itself comes behind the content view, which takes its touches,
/// as since iOS 14 (R2.14). `bringSubviewToFront(_:)` brings it to the front. Cells of UIKit also
/// have views of their own for editing and swiping, which are not here.
open class UITableViewCell: CellView {
  override class var ownClass: UIView.Type { UITableViewCell.self }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if contentView.superview === self { bringSubviewToFront(contentView) }
  }
}

/// An item of a collection view. The app's views belong in ``CellView/contentView``; views that are
/// added to the cell itself are in front of that.
open class UICollectionViewCell: CellView {
  override class var ownClass: UIView.Type { UICollectionViewCell.self }
}
