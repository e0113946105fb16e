/// The values that stand for overrides of properties about first responders and keys.
struct FocusOverrides {
  var canBecomeFirstResponder: Bool?
  var canResignFirstResponder: Bool?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var keyCommands: [UIKeyCommand]?
}

/// A box for focus overrides. Every responder has room for overrides, and few have these, so the
/// box keeps the others small. It never changes, so that copies may share it.
final class FocusOverridesBox {
  let value: FocusOverrides

  init(_ value: FocusOverrides) {
    self.value = value
  }
}
