import Foundation

/// A control that holds a line of text. A tap makes it first responder, by its recognizer (R9.10).
open class UITextField: UIControl {
  /// The text, of one line: a line break that is set becomes a space (simulator choice).
  open var text: String? {
    willSet { willChange() }
    didSet {
      guard let text, text.contains(where: \.isNewline) else { return }
      self.text = String(text.map { $0.isNewline ? " " : $0 })
    }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? { willSet { willChange() } }
  /// The delegate, which decides whether editing begins and ends.
  open weak var delegate: (any UITextFieldDelegate)? { willSet { willChange() } }
  private final var edits = OwnUndoManager()

  override class var ownClass: UIView.Type { UITextField.self }
  /// As high as a border makes it; without one it goes by the text (R7.14).
  package override var fixedSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: borderStyle == .none ? UIView.noIntrinsicMetric : 34)
  }
  open override var isCompositeControl: Bool { true }

  /// Creates a text field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(FocusingTap.recognizer(for: self))
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// Indicates whether the field can become first responder: true unless it is disabled (R9.1).
  override var standardCanBecomeFirstResponder: Bool { isEnabled }

  override var ownUndoManager: UndoManager? { edits.manager(of: self) }

  /// The field's own view that replaces the keyboard (R9.5).
  open override var inputView: UIView? {
    get { super.inputView }
    set { setInputView(newValue) }
  }

  /// The field's own view above the keyboard (R9.5).
  open override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView }
    set { setInputAccessoryView(newValue) }
  }

  /// Indicates whether the field is first responder.
  public final var isEditing: Bool { isFirstResponder }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSides()
  }

  override func didBecomeFirstResponder() {
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  override func didResignFirstResponder() {
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// Returns true for undo and redo while there is something to undo or redo, and for the actions
  /// that the field was made to implement (R9.7).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func method(for action: Selector) -> ActionMethod? {
    super.method(for: action) ?? editMethod(for: action)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (text, placeholder, delegate)
    let restoreEdits = edits.keepHistory()
    return { [self] in
      base()
      (text, placeholder, delegate) = state
      restoreEdits(edits)
    }
  }
}

/// An object that decides about the editing of a text field. Every method allows it by default.
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field may become first responder to be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Returns whether the field may stop being first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Returns whether the return key does what it does by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns whether a key may replace a part of the text, which may be empty, by another text. It is not
  /// asked about the return key (simulator choice).
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells the delegate that editing began, before `editingDidBegin` is sent (simulator choice).
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Tells the delegate that the editing has ended, before `editingDidEnd` is sent (simulator choice).
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

extension UITextField: UIKeyInput, TextEditing {
  /// Indicates whether there is any text.
  public final var hasText: Bool { holdsText }

  /// Inserts text at the end. A line break alone is the return key, unless the delegate forbids it:
  /// it sends `editingDidEndOnExit` and `primaryActionTriggered` (R7.6), and ends editing if a
  /// handler is told of the first (simulator choice).
  public final func insertText(_ text: String) {
    if text.count == 1, text.first?.isNewline == true {
      guard delegateAllows(.textFieldShouldReturn) else { return }
      sendActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
      if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
      return
    }
    append(text)
  }

  /// Removes the last character.
  public final func deleteBackward() { removeLast() }

  final func mayReplace(_ range: NSRange, with new: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) != false
  }

  final func textChanged() { sendActions(for: .editingChanged) }
}
