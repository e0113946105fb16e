import Foundation

/// A choice that an alert or an action sheet offers (R11.10).
open class UIAlertAction {
  /// A kind of choice.
  public enum Style: Int, CaseIterable, Sendable {
    /// An ordinary one.
    case `default`
    /// The one that changes nothing. A touch beside an action sheet makes it.
    case cancel
    /// One that may lose something.
    case destructive
  }

  /// The title of the button.
  public final let title: String?
  /// The kind of choice.
  public final let style: Style
  /// Indicates whether the button takes touches.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  fileprivate final let handler: ((UIAlertAction) -> Void)?
  fileprivate final weak var button: UIAlertButton?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The kind of choice.
  ///   - handler: Called after the alert was dismissed.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// A controller that asks a person to choose (R11.10).
///
/// Beside an alert nobody gets a touch. Beside an action sheet a touch dismisses it, and its cancel
/// action runs; without one it stays. There are no text fields, and on a wide screen an action sheet
/// lies at the bottom, too.
open class UIAlertController: UIViewController {
  /// A kind of question.
  public enum Style: Int, CaseIterable, Sendable {
    /// Choices at the bottom of the screen.
    case actionSheet
    /// A box in the middle of the screen.
    case alert
  }

  /// The kind of question.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String? { willSet { willChange() } }
  /// The choices, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The choice that is made by the Return key; it only changes what an alert looks like here.
  open var preferredAction: UIAlertAction?

  /// Creates a question without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice. Only one may be of the style ``UIAlertAction/Style/cancel``.
  open func addAction(_ action: UIAlertAction) {
    APIMisuse.check(
      action.style != .cancel || cancelAction == nil,
      "an alert can only have one action of the style cancel")
    willChange()
    actions.append(action)
    if isViewLoaded { addButton(of: action) }
  }

  fileprivate final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Creates a view with a button for each choice.
  open override func loadView() {
    view = UIView(frame: .zero)
    for action in actions { addButton(of: action) }
  }

  private func addButton(of action: UIAlertAction) {
    let button = UIAlertButton(of: action, in: self)
    button.changeObserver = changeObserver
    view.addSubview(button)
    if let container = presentationContainer, view.superview === container,
      let frame = frameOfPresentedView(in: container.bounds)
    {
      view.frame = frame
    }
    layOutButtons()
  }

  private static let (width, rowHeight, headHeight): (CGFloat, CGFloat, CGFloat) = (270, 44, 80)

  private var buttons: [UIAlertButton] {
    // The one that cancels is the last one of a column.
    let all = view.subviews.compactMap { $0 as? UIAlertButton }
    return all.filter { $0.action.style != .cancel } + all.filter { $0.action.style == .cancel }
  }

  /// Indicates whether the choices are beside each other: two of an alert are (simulator choice).
  private var isRow: Bool { preferredStyle == .alert && actions.count == 2 }

  /// Places the buttons below the texts (simulator choice).
  private func layOutButtons() {
    let size = view.bounds.size
    let width = isRow ? size.width / 2 : size.width
    for (k, button) in buttons.enumerated() {
      let row = isRow ? 0 : CGFloat(k)
      button.frame = CGRect(
        x: isRow ? CGFloat(k) * width : 0, y: Self.headHeight + row * Self.rowHeight, width: width,
        height: Self.rowHeight)
    }
  }

  /// Places the box in the middle of the screen, or the choices at its bottom (simulator choices).
  final override func frameOfPresentedView(in screen: CGRect) -> CGRect? {
    let rows = isRow ? 1 : CGFloat(actions.count)
    let height = Self.headHeight + rows * Self.rowHeight
    if preferredStyle == .alert {
      return CGRect(
        x: screen.midX - Self.width / 2, y: screen.midY - height / 2, width: Self.width,
        height: height)
    }
    let bottom = BarPlaces.safeAreaInsets(of: screen.size).bottom
    return CGRect(
      x: 8, y: screen.maxY - bottom - height, width: max(0, screen.width - 16), height: height)
  }

  final override var dimsWhatIsBehind: Bool { true }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    layOutButtons()
  }

  final override func touchedBeside() {
    let isRefused = preferredStyle == .alert || cancelAction == nil
    viewIfLoaded?.window?.application?.eventObserver?.observe(
      .note(
        .dismissed(
          controller: ObjectID(self),
          by: preferredStyle == .alert ? .touchBesideAlert : .touchBesideActionSheet,
          isRefused: isRefused)))
    if !isRefused, let cancelAction { choose(cancelAction) }
  }

  /// Dismisses the alert, and runs the handler of a choice.
  fileprivate final func choose(_ action: UIAlertAction) {
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let (message, actions) = (self.message, self.actions)
    return { [self] in
      base()
      (self.message, self.actions) = (message, actions)
    }
  }
}

/// UIKit's own button of an alert, which it makes of private classes: it chooses when the finger lifts
/// (simulator choice).
open class UIAlertButton: UIButton {
  override class var ownClass: UIView.Type { UIAlertButton.self }
  package override var actsByItself: Bool { true }

  fileprivate final let action: UIAlertAction
  private final weak var controller: UIAlertController?

  fileprivate init(of action: UIAlertAction, in controller: UIAlertController) {
    (self.action, self.controller) = (action, controller)
    super.init(frame: .zero)
    title = action.title
    isEnabled = action.isEnabled
    action.button = self
  }

  /// Creates a button of no alert.
  public override init(frame: CGRect) {
    action = UIAlertAction(title: nil, style: .default)
    super.init(frame: frame)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) {
    return nil
  }

  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    super.didLift(touch, inside: isInside, with: event)
    if isInside { controller?.choose(action) }
  }
}
