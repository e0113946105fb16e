/// An option of the session, by name.
package struct SessionOption: Sendable {
  package let name: String
  package let summary: String
  /// The values in the words of an error.
  package let values: String
  package let get: @Sendable (Session) -> String
  /// A closure that sets the option; it returns false if the text is no value.
  package let set: @Sendable (Session, String) -> Bool

  package init(
    name: String, summary: String, values: String, get: @escaping @Sendable (Session) -> String,
    set: @escaping @Sendable (Session, String) -> Bool
  ) {
    (self.name, self.summary, self.values) = (name, summary, values)
    (self.get, self.set) = (get, set)
  }

  /// Returns an option that is on or off.
  package static func flag(
    _ name: String, _ summary: String, _ get: @escaping @Sendable (Session) -> Bool,
    _ set: @escaping @Sendable (Session, Bool) -> Void
  ) -> SessionOption {
    SessionOption(
      name: name, summary: summary, values: "on or off", get: { get($0) ? "on" : "off" },
      set: { session, text in
        guard
          let isOn = [
            "on": true, "true": true, "yes": true, "off": false, "false": false,
            "no": false,
          ][text]
        else { return false }
        set(session, isOn)
        return true
      })
  }
}
