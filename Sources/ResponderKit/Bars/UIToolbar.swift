import Foundation

/// A bar for an app's own items.
///
/// How UIKit's own bar hit-tests round its items is not known; this one is an ordinary view (R2.14).
open class UIToolbar: UIView {
  override class var ownClass: UIView.Type { UIToolbar.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
