/// A key, as the `bind` command of libedit writes it, and the function it calls.
struct KeyBinding {
  var key: String
  var function: String
  /// Indicates whether the key works in vi's command mode as well; a key that types a character
  /// must not.
  var isForCommandMode = true

  /// The bindings that other shells have made habits, which the user's `.editrc` may take back.
  static let preferred =
    all(["^W"], call: "ed-delete-prev-word") + all(unused, call: "ed-unassigned")

  /// The bindings that no `.editrc` may break. Terminals disagree about what these keys send:
  /// besides the sequences that terminfo knows there are those of xterm, the Linux console, tmux
  /// and rxvt.
  static let required: [KeyBinding] =
    all(["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"], call: "ed-move-to-beg")
    + all(["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"], call: "ed-move-to-end")
    + all(["\\e[3~"], call: "ed-delete-next-char")
    + all(["\\e[1;5D", "\\e[1;3D", "\\e[5D", "\\eOd"], call: "ed-prev-word")
    + all(["\\e[1;5C", "\\e[1;3C", "\\e[5C", "\\eOc"], call: "em-next-word")
    + all(["\\e[A", "\\eOA", "^P"], call: "tapscope-older")
    + all(["\\e[B", "\\eOB", "^N"], call: "tapscope-newer")
    + all(["^R"], call: "em-inc-search-prev")
    + all(["^C"], call: "tapscope-interrupt") + all(["^Z"], call: "tapscope-suspend")
    + all(["\\e[200~"], call: "tapscope-paste")
    + all(["\\e[C", "\\eOC", "^F"], call: "tapscope-right", isForCommandMode: false)
    + all(
      ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~", "^E"], call: "tapscope-end", isForCommandMode: false)
    + all(
      ["\\e[1;5C", "\\e[1;3C", "\\e[5C", "\\eOc", "\\ef"], call: "tapscope-word",
      isForCommandMode: false)
    + [KeyBinding(key: "^I", function: "tapscope-complete", isForCommandMode: false)]

  /// The keys without a function: Insert, Page Up, Page Down, Shift-Tab and the function keys. If
  /// they were left unbound, they would type the end of what the terminal sends for them.
  private static let unused =
    ["\\e[Z", "\\eOP", "\\eOQ", "\\eOR", "\\eOS"]
    + [2, 5, 6, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].map { "\\e[\($0)~" }

  /// The character for an Escape that nothing follows: once a longer key begins with Escape,
  /// libedit no longer hears the short one.
  static let loneEscapeCharacter: Int32 = 0x80
  static let loneEscape = KeyBinding(
    key: "\\200", function: "vi-command-mode", isForCommandMode: false)

  private static func all(
    _ keys: [String], call function: String, isForCommandMode: Bool = true
  ) -> [KeyBinding] {
    keys.map { KeyBinding(key: $0, function: function, isForCommandMode: isForCommandMode) }
  }
}
