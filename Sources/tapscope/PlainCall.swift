import Shell

extension ShellOptions {
  /// Creates the options of a call that has only scripts and `-c`; nil for any other call, which the
  /// parser reads.
  ///
  /// To set up the parser's generic types takes five times as long as to start the shell and run a
  /// short script. A test compares the two ways to read a call.
  init?(plainCall words: [String]) {
    self.init()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "-c", let text = rest.popFirst(), !text.hasPrefix("-") {
        add(commands: text)
      } else if !word.hasPrefix("-") {
        scripts.append(word)
      } else {
        return nil
      }
    }
  }
}
