/// A view with text that keys change at its end, so that each change can be undone (R9.8).
protocol TextEditing: UIView {
  var text: String? { get set }
  /// Tells the view that the user has changed the text.
  func textChanged()
}

extension TextEditing {
  var holdsText: Bool { text?.isEmpty == false }

  func append(_ new: String) { edit((text ?? "") + new) }

  func removeLast() {
    guard let text, !text.isEmpty else { return }
    edit(String(text.dropLast()))
  }

  private func edit(_ new: String) {
    let old = text
    undoManager?.registerUndo(withTarget: self) { $0.edit(old ?? "") }
    undoManager?.setActionName("Typing")
    text = new
    textChanged()
  }
}
