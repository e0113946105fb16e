/// The conditions under which a text is no line to edit, so that the editor hands it over whole.
struct PastedBlock {
  /// A closure that returns whether a text certainly is such a text.
  var isBulk: (_ text: [UInt8]) -> Bool
  /// A closure that returns whether a line can only be the beginning of such a text.
  var mayBegin: (_ line: String) -> Bool
  /// A closure that returns whether such a text may stand behind a line.
  var fits: (_ line: String) -> Bool
}
