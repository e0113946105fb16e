/// The characters between which a word holds a variable's name until it is carried out. No line can
/// hold them otherwise.
package enum VariableMark {
  /// In front of the name.
  package static let begin: UInt8 = 0x01
  /// Behind the name.
  package static let end: UInt8 = 0x02
}
