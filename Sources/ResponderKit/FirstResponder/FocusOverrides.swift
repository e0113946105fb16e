/// What stands for overrides that decide about first responders and keys.
struct FocusOverrides {
  var canBecomeFirstResponder: Bool?
  var canResignFirstResponder: Bool?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var keyCommands: [UIKeyCommand]?
}

/// Focus overrides in memory of their own: every responder has room for overrides, and few have
/// these. Never changed, so that copies may share it.
final class FocusOverridesBox {
  let value: FocusOverrides

  init(_ value: FocusOverrides) {
    self.value = value
  }
}
