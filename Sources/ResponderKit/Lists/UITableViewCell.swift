import Foundation

/// A row of a table view. The app's views belong in ``CellView/contentView``. A view that is added
/// to the cell itself comes behind the content view, which takes its touches, as since iOS 14
/// (R2.14). `bringSubviewToFront(_:)` brings it to the front. Cells of UIKit also have views of
/// their own for editing and swiping, which are not here.
open class UITableViewCell: CellView {
  override class var ownClass: UIView.Type { UITableViewCell.self }

  /// A kind of cell, which says what it shows.
  public enum CellStyle: Int, Sendable {
    /// A text and an image.
    case `default`
    /// Two texts beside each other, in two ways, or one below the other.
    case value1, value2, subtitle
  }

  /// A change of a row by a person.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The kind of the cell.
  private final var style = CellStyle.default

  /// Creates a cell of a kind, which does not matter for touches, to be used again by a name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates a cell that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a class that was registered. UIKit makes it by `init(style:reuseIdentifier:)`; a
  /// class that overrides that one has this one, too.
  public required convenience init(registeredWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if contentView.superview === self { bringSubviewToFront(contentView) }
  }

  /// Selects the cell, or lets go of it. The table calls it; an app overrides it for other looks.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows that a finger is on the cell, or that none is.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  override func show(isSelected isOn: Bool) { setSelected(isOn, animated: false) }
  override func show(isHighlighted isOn: Bool) { setHighlighted(isOn, animated: false) }

  /// The view at the right edge, where it takes touches; nil for the sign of ``accessoryType``, which takes
  /// none here (simulator choice). It is in the middle of the height.
  open var accessoryView: UIView? {
    get { inert() }
    set {
      let old = accessoryView
      setInert(newValue)
      guard old !== newValue else { return }
      if old?.superview === self { old?.removeFromSuperview() }
      if let newValue { addSubview(newValue) }
      beginLayingOut()
    }
  }

  /// Gives the content view the room beside ``accessoryView``.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let accessory = accessoryView, accessory.superview === self else { return }
    let own = accessory.bounds.size
    let size = own == .zero ? accessory.sizeThatFits(bounds.size) : own
    accessory.frame = CGRect(
      x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    contentView.frame.size.width = max(0, accessory.frame.minX)
  }

  /// Inert: the label of the text. It keeps what it is given and lies in no view here, as texts are
  /// not measured; no label takes touches (R2.13).
  public final var textLabel: UILabel? { inert { UILabel() } }
  /// Inert: the label of the second text, as ``textLabel``; nil in a cell of the default kind.
  public final var detailTextLabel: UILabel? {
    style == .default ? nil : inert { UILabel() }
  }
  /// Inert: the view of the image, as ``textLabel``.
  public final var imageView: UIImageView? { inert { UIImageView() } }
}
