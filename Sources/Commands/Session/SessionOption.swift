/// An option of the session, by name.
struct SessionOption: Sendable {
  let name: String
  let summary: String
  /// The values in the words of an error.
  let values: String
  let get: @Sendable (Session) -> String
  /// A closure that sets the option; it returns false if the text is no value.
  let set: @Sendable (Session, String) -> Bool

  /// Returns an option that is on or off.
  static func flag(
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
