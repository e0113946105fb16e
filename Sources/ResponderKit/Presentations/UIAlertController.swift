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
  open var isEnabled: Bool {
    get { button?.isEnabled ?? isEnabledAtFirst }
    set {
      isEnabledAtFirst = newValue
      button?.isEnabled = newValue
    }
  }
  fileprivate final var isEnabledAtFirst = true
  /// What is called once the choice is made and the alert is dismissed.
  fileprivate final let handler: ((UIAlertAction) -> Void)?
  fileprivate final weak var button: UIAlertButton?
  /// Indicates whether making the choice calls something.
  package final var hasHandler: Bool { handler != nil }

  /// Creates a choice of a title and a kind, whose handler is called after the alert was dismissed.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// The weight of a question.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}

/// A controller that asks a person to choose (R11.10). Beside an alert nobody gets a touch. Beside
/// an action sheet a touch dismisses it, and its cancel action runs; without one it stays. On a
/// wide screen an action sheet lies at the bottom, too.
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
  /// Inert: the weight of the question, which only changes what it looks like.
  open var severity = UIAlertControllerSeverity.default
  private final var fields: [UITextField] = []
  /// The buttons of the choices, in their order, also those that were removed from the view.
  private final var buttons: [UIAlertButton] = []

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
    if isViewLoaded { addPart(makeButton(of: action)) }
  }

  /// Adds a text field, with which the handler is called before it is shown. Only an alert may have
  /// some; the first one gets the keyboard when the alert is presented.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    APIMisuse.check(preferredStyle == .alert, "an action sheet cannot have text fields")
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    willChange()
    fields.append(field)
    if isViewLoaded { addPart(field) }
  }

  /// The text fields, in the order in which they were added; nil if there are none.
  public final var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  fileprivate final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Creates a view with the text fields, and a button for each choice.
  open override func loadView() {
    view = UIView(frame: .zero)
    for field in fields { view.addSubview(field) }
    for action in actions { view.addSubview(makeButton(of: action)) }
  }

  private func makeButton(of action: UIAlertAction) -> UIAlertButton {
    let button = UIAlertButton(of: action, in: self)
    buttons.append(button)
    return button
  }

  /// Takes a view in while the alert may be shown.
  private func addPart(_ part: UIView) {
    part.changeObserver = changeObserver
    view.addSubview(part)
    layOutPresentation()
    layOutParts()
  }

  final override func presentedViewDidMove() { layOutParts() }

  private static let (width, rowHeight, headHeight): (CGFloat, CGFloat, CGFloat) = (270, 44, 80)
  /// The space above the button of an action sheet that cancels, in points (simulator choice).
  private static let gap: CGFloat = 8

  /// The buttons from the left, or from above: of two beside each other the one that cancels is the
  /// first one, otherwise the last one (R11.10).
  private var buttonsInOrder: [UIAlertButton] {
    let cancel = buttons.filter { $0.action.style == .cancel }
    let others = buttons.filter { $0.action.style != .cancel }
    return isRow ? cancel + others : others + cancel
  }

  /// The space between the last button and those above it: that of an action sheet that cancels is
  /// apart (R11.10).
  private var spaceAboveLast: CGFloat {
    preferredStyle == .actionSheet && actions.count > 1 && cancelAction != nil ? Self.gap : 0
  }

  /// The text fields, and the buttons in the order of the choices.
  package override var ownParts: [OwnPart] {
    guard isViewLoaded else { return [] }
    let parts: [(word: String, view: UIView)] =
      fields.map { ("field", $0) }
      + buttons.map { ($0.action.title?.lowercaseWord ?? "action", $0) }
    // The view of the alert has a name of the same kind.
    var counts = ["view": 1]
    return parts.map { part in
      let count = counts[part.word, default: 0] + 1
      counts[part.word] = count
      return OwnPart(suffix: count == 1 ? part.word : "\(part.word)-\(count)", view: part.view)
    }
  }

  /// Returns an alert with as many fields and the same choices, as it is when new, or presented.
  package final func remade(in frame: CGRect?) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: preferredStyle)
    for _ in fields { alert.addTextField { $0.placeholder = "" } }
    for action in actions {
      alert.addAction(UIAlertAction(title: action.title, style: action.style))
    }
    _ = alert.view
    if let frame {
      alert.view.frame = frame
      alert.layOutParts()
    }
    return alert
  }

  /// Indicates whether the choices are beside each other: two of an alert are (R11.10).
  private var isRow: Bool { preferredStyle == .alert && actions.count == 2 }

  /// Places the text fields below the texts, and the buttons below those (simulator choice).
  private func layOutParts() {
    let size = view.bounds.size
    for (k, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 16, y: Self.headHeight + CGFloat(k) * Self.rowHeight + 5, width: max(0, size.width - 32),
        height: Self.rowHeight - 10)
    }
    let top = Self.headHeight + CGFloat(fields.count) * Self.rowHeight
    let width = isRow ? size.width / 2 : size.width
    for (k, button) in buttonsInOrder.enumerated() {
      button.frame = CGRect(
        x: isRow ? CGFloat(k) * width : 0, y: top + (isRow ? 0 : CGFloat(k) * Self.rowHeight),
        width: width, height: Self.rowHeight)
    }
    buttonsInOrder.last?.frame.origin.y += spaceAboveLast
  }

  /// Places the box in the middle of the screen above a keyboard, or the choices at its bottom
  /// (simulator choices).
  final override func frameOfPresentedView(in screen: CGRect) -> CGRect? {
    let rows = isRow ? 1 : CGFloat(actions.count)
    let height =
      Self.headHeight + (rows + CGFloat(fields.count)) * Self.rowHeight + spaceAboveLast
    if preferredStyle == .alert {
      let keyboard = viewIfLoaded?.window?.application?.keyboardWindow?.shownHeight ?? 0
      return CGRect(
        x: screen.midX - Self.width / 2, y: screen.midY - (keyboard + height) / 2,
        width: Self.width, height: height)
    }
    let bottom = BarPlaces.bottomInset(of: screen.size)
    return CGRect(
      x: 8, y: screen.maxY - bottom - height, width: max(0, screen.width - 16), height: height)
  }

  /// Indicates whether the box is shown and lies where no app has moved it.
  final var isInPlace: Bool { presentationContainer != nil && viewIfLoaded?.frame == place }

  /// Moves the box to where it lies now that a keyboard has come or gone.
  final func moveToPlace() {
    if let place, !isInPlace { viewIfLoaded?.frame = place }
  }

  private var place: CGRect? {
    (presentationContainer?.bounds).flatMap(frameOfPresentedView)
  }

  final override var dimsWhatIsBehind: Bool { true }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    layOutParts()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = fields.first?.becomeFirstResponder()
  }

  final override func touchedBeside() {
    let isRefused = preferredStyle == .alert || cancelAction == nil
    tellDismissal(
      by: preferredStyle == .alert ? .touchBesideAlert : .touchBesideActionSheet,
      isRefused: isRefused)
    if !isRefused, let cancelAction { perform(cancelAction) }
  }

  private func tellDismissal(by manner: SystemNote.Dismissal, isRefused: Bool) {
    viewIfLoaded?.window?.application?.eventObserver?.observe(
      .note(.dismissed(controller: ObjectID(self), by: manner, isRefused: isRefused)))
  }

  /// Makes a choice whose button was pressed.
  fileprivate final func choose(_ action: UIAlertAction) {
    guard presentingViewController != nil else { return }
    tellDismissal(by: .choice, isRefused: false)
    perform(action)
  }

  /// Dismisses the alert, and runs the handler of a choice.
  private func perform(_ action: UIAlertAction) {
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }

  open override func captureState() -> () -> Void {
    capture(\.message, \.actions, \.fields, \.buttons, after: super.captureState())
  }
}

extension String {
  /// The text as one word with a small first letter, such as `deleteDraft`; nil without a letter.
  fileprivate var lowercaseWord: String? {
    let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { $0.lowercased() }
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    return words.dropFirst().prefix(3).reduce(first) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

/// UIKit's button of an alert, of private classes: it chooses when it lifts (simulator choice).
open class UIAlertButton: UIButton {
  override class var ownClass: UIView.Type { UIAlertButton.self }
  package override var actsByItself: Bool { true }

  fileprivate final let action: UIAlertAction
  private final weak var controller: UIAlertController?

  fileprivate init(of action: UIAlertAction, in controller: UIAlertController) {
    (self.action, self.controller) = (action, controller)
    super.init(frame: .zero)
    title = action.title
    isEnabled = action.isEnabledAtFirst
    action.button = self
  }

  /// Creates a button of no alert.
  public override init(frame: CGRect) {
    action = UIAlertAction(title: nil, style: .default)
    super.init(frame: frame)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  override func didLift(_ touch: UITouch, inside isInside: Bool, with event: UIEvent?) {
    super.didLift(touch, inside: isInside, with: event)
    if isInside { controller?.choose(action) }
  }
}
