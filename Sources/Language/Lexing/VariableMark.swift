/// The characters between which a word holds a variable's name until it is carried out. No line can
/// hold them otherwise.
package enum VariableMark {
  /// The character before the name.
  package static let begin: UInt8 = 0x01
  /// The character behind the name.
  package static let end: UInt8 = 0x02
}
