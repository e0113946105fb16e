/// Tells which texts are no lines to edit, so that the editor hands them over whole.
struct PastedBlock {
  /// Whether a text is one for certain.
  var isBulk: (_ text: [UInt8]) -> Bool
  /// Whether a line can only be the beginning of one.
  var mayBegin: (_ line: String) -> Bool
  /// Whether such a text may stand behind what the line says.
  var fits: (_ line: String) -> Bool
}
