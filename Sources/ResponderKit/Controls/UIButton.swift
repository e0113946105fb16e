import Foundation

/// A control that is pressed.
open class UIButton: UIControl {
  /// The title.
  open var title: String? { willSet { willChange() } }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let title = self.title
    return { [self] in
      base()
      self.title = title
    }
  }
}
