import Foundation

/// A control that is pressed.
open class UIButton: UIControl {
  /// A kind of button, which decides on what it looks like.
  public enum ButtonType: Sendable {
    /// No style of its own.
    case custom
    /// The system's style.
    case system
    /// A sign that asks for details.
    case detailDisclosure
    /// A plus sign.
    case contactAdd
    /// A cross.
    case close
  }

  /// The kind of button. Without effect on touches (R2.7).
  public private(set) final var buttonType = ButtonType.custom
  /// The space round the content, in points. Without effect on touches, unless the button gets its
  /// size from its content.
  open var contentEdgeInsets = UIEdgeInsets.zero { willSet { willChange() } }
  /// The space round the image, in points. Without effect on touches.
  open var imageEdgeInsets = UIEdgeInsets.zero { willSet { willChange() } }

  /// Creates a button of a kind, without a size.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// The title.
  open var title: String? { willSet { willChange() } }

  /// Sets the title. Only the title of ``UIControl/State/normal`` is kept, and is used in all
  /// states.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title }
  }

  override class var ownClass: UIView.Type { UIButton.self }
  open override var keepsSingleTaps: Bool { true }

  /// Sends `primaryActionTriggered` right after `touchUpInside` (R7.6).
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    if isInside { tell(.primaryActionTriggered, event) }
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (title, contentEdgeInsets, imageEdgeInsets)
    return { [self] in
      base()
      (title, contentEdgeInsets, imageEdgeInsets) = state
    }
  }
}
