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

  /// Inert: the kind of button (R2.7).
  public private(set) final var buttonType = ButtonType.custom
  /// The space round the content, in points, which counts where the content gives the size.
  open var contentEdgeInsets = UIEdgeInsets.zero { willSet { willChange() } }
  /// Inert: the space round the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { willSet { willChange() } }

  /// Creates a button of a kind, without a size.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// The title.
  open var title: String? { willSet { willChange() } }

  /// Sets the title of a state; that of ``UIControl/State/normal`` stands for states without one.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title } else { setInert(title, "title" + state.suffix) }
  }

  /// Inert: sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    setInert(image, "image" + state.suffix)
  }

  /// Inert: returns the image of a state; that of the normal state if it has none of its own.
  open func image(for state: State) -> UIImage? { inert("image", for: state) }

  /// Inert: the image of the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// Inert: sets the image behind the content of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    setInert(image, "backgroundImage" + state.suffix)
  }

  /// Inert: returns the image behind the content of a state, else that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { inert("backgroundImage", for: state) }

  /// Inert: the image behind the content of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Inert: sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    setInert(color, "titleColor" + state.suffix)
  }

  /// Inert: returns the colour of the title of a state, else that of the normal state.
  open func titleColor(for state: State) -> UIColor? { inert("titleColor", for: state) }

  /// Inert: the colour of the title of the present state; white if none was set.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? UIColor.white }

  /// Inert: returns the title of a state; that of the normal state if it has none of its own.
  open func title(for state: State) -> String? { inert("title" + state.suffix) ?? title }

  /// Inert: the title of the present state.
  open var currentTitle: String? { title(for: state) }

  override class var ownClass: UIView.Type { UIButton.self }

  open override var isEnabled: Bool {
    get { super.isEnabled }
    set { updatingConfiguration { super.isEnabled = newValue } }
  }
  open override var isSelected: Bool {
    get { super.isSelected }
    set { updatingConfiguration { super.isSelected = newValue } }
  }
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { updatingConfiguration { super.isHighlighted = newValue } }
  }

  open override var keepsSingleTaps: Bool { true }

  /// Sends `primaryActionTriggered` right after `touchUpInside` (R7.6).
  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    if isInside { pressed(event) }
  }

  /// Indicates whether a press selects the button, or lets go of it (R7.13).
  open var changesSelectionAsPrimaryAction = false { willSet { willChange() } }

  /// Sends `primaryActionTriggered`, whose receivers find the new selection (simulator choice).
  override func pressed(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.pressed(event)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let own = (title, contentEdgeInsets, imageEdgeInsets, changesSelectionAsPrimaryAction)
    return { [self] in
      base()
      (title, contentEdgeInsets, imageEdgeInsets, changesSelectionAsPrimaryAction) = own
    }
  }
}
