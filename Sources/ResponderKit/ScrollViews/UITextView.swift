import Foundation

/// A scroll view of editable text. A tap makes it first responder, by a recognizer of its own
/// (R9.10), also if its text can only be selected: then there is no keyboard. Where it can be
/// neither edited nor selected, the view takes no tap, so that a row below it is selected (R9.12).
open class UITextView: UIScrollView {
  override class var ownClass: UIView.Type { UITextView.self }

  /// The text.
  open var text: String? { willSet { willChange() } }
  /// The object that is told of the editing.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Indicates whether keys change the text.
  open var isEditable = true {
    willSet { willChange() }
    didSet { if isEditable != oldValue { reloadInputViews() } }
  }
  /// Indicates whether a person can select the text.
  open var isSelectable = true { willSet { willChange() } }
  private final let focusingTap = UITapGestureRecognizer()
  private final var edits = OwnUndoManager()

  /// Creates a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    focusingTap.addTarget(self, action: OwnAction.become)
    addGestureRecognizer(focusingTap)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// Indicates whether the view can become first responder: true if its text can be edited or
  /// selected (R9.1, R9.12).
  override var standardCanBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Returns whether the view keeps a message that goes up the chain: no touch where its text can be
  /// neither edited nor selected (R9.12).
  override func keeps(_ method: EventMethod) -> Bool {
    standardCanBecomeFirstResponder && super.keeps(method)
  }

  /// Returns false for the view's own tap where its text can be neither edited nor selected (R9.12).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer !== focusingTap || standardCanBecomeFirstResponder)
      && super.gestureRecognizerShouldBegin(recognizer)
  }

  override func didBecomeFirstResponder() {
    if isEditable { delegate?.textViewDidBeginEditing(self) }
  }

  override func didResignFirstResponder() {
    if isEditable { delegate?.textViewDidEndEditing(self) }
  }

  override var ownUndoManager: UndoManager? { edits.manager(of: self) }

  /// The view's own view that replaces the keyboard (R9.5).
  open override var inputView: UIView? {
    get { super.inputView }
    set { setInputView(newValue) }
  }

  /// The view's own view above the keyboard (R9.5).
  open override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView }
    set { setInputAccessoryView(newValue) }
  }

  /// Returns true for undo and redo while there is something to undo or redo, and for the actions
  /// that the view was made to implement (R9.7).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func method(for action: Selector) -> ActionMethod? {
    super.method(for: action) ?? editMethod(for: action)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (text, isEditable, isSelectable)
    let restoreEdits = edits.keepHistory()
    return { [self] in
      base()
      (text, isEditable, isSelectable) = state
      restoreEdits(edits)
    }
  }
}

extension UITextView: UIKeyInput, TextEditing {
  /// Indicates whether there is any text.
  public final var hasText: Bool { holdsText }

  /// Inserts text at the end.
  public final func insertText(_ text: String) { append(text == UIKey.newline ? "\n" : text) }

  /// Removes the last character.
  public final func deleteBackward() { removeLast() }

  final func mayReplace(_ range: NSRange, with new: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) != false
  }

  final func textChanged() { delegate?.textViewDidChange(self) }
}

/// A delegate of the editing of a text view. By default it allows everything.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Tells the delegate that the view is being edited.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that the editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Tells the delegate that a key has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Returns whether a key may replace a part of the text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
