/// The characters between which a word holds a variable's name until it is carried out. No line can
/// hold them otherwise.
enum VariableMark {
  static let begin: UInt8 = 0x01
  static let end: UInt8 = 0x02
}
