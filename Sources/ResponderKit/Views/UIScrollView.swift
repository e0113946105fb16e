import Foundation

/// A view whose content can be larger than itself.
///
/// `contentOffset` is the origin of the bounds, nothing else (R8.4).
open class UIScrollView: UIView {
  /// The point of the content at the top left corner: `bounds.origin` (R8.4).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero { willSet { willChange() } }
  /// How far the content may be scrolled beyond its edges, in points (R8.4).
  open var contentInset = UIEdgeInsets.zero { willSet { willChange() } }

  /// Creates a scroll view, which clips its drawing (R8.6).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Always nil: there are no archives to read.
  public required init?(coder: NSCoder) {
    return nil
  }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let content = (contentSize, contentInset)
    return { [self] in
      base()
      (contentSize, contentInset) = content
    }
  }
}

/// A scroll view of rows; its cells are ordinary subviews here.
open class UITableView: UIScrollView {}

/// A scroll view of items; its cells are ordinary subviews here.
open class UICollectionView: UIScrollView {}

/// A scroll view of editable text.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String? { willSet { willChange() } }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let text = self.text
    return { [self] in
      base()
      self.text = text
    }
  }
}
