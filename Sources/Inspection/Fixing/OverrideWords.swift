/// Behaviours in the words of the command language.
package enum OverrideWords {
  /// The command that gives a view a behaviour.
  ///
  /// - Parameters:
  ///   - behavior: The behaviour as it describes itself.
  ///   - name: How the command speaks of the view.
  package static func command(_ behavior: String, on name: String) -> String {
    behavior.hasPrefix("inset ")
      ? "inset \(name) \(behavior.dropFirst(6))" : "override \(name) \(behavior)"
  }
}
