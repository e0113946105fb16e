extension UIView {
  /// The recognizers that see touches of the view and its descendants, in the order in which they
  /// were added.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    let builtIn = builtInRecognizers
    return builtIn.isEmpty ? recognizers : builtIn + (recognizers ?? [])
  }

  final func standardAdd(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    // A recognizer has one view: adding it to another moves it (R6.13).
    recognizer.view?.removeGestureRecognizer(recognizer)
    // The action that tells of the cancellation may have added it to a view again.
    if let view = recognizer.view { view.unlink(recognizer) }
    willChange()
    recognizers = (recognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  final func standardRemove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.stop(.disabled)
    unlink(recognizer)
  }

  private func unlink(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    willChange()
    recognizers?.removeAll { $0 === recognizer }
    if recognizers?.isEmpty == true { recognizers = nil }
    recognizer.view = nil
  }
}
