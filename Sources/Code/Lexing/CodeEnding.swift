/// How a piece of code among other lines ends.
@usableFromInline enum CodeEnding: Sendable {
  /// With the brace that closes it, as a declaration of Swift does.
  case brace
  /// With the end of a line, where no bracket is open.
  case statement
  case comment
  /// With `@end`, as a class of Objective-C does; one that is only named with a semicolon.
  case end
  /// With its line, which a backslash may join to the next.
  case line
  /// With the first semicolon that is in no bracket.
  case semicolon
  /// In the same way, or with the brace that closes a function.
  case semicolonOrBrace

  /// Indicates whether it is code of Objective-C.
  var isC: Bool {
    switch self {
    case .brace, .statement, .comment: false
    case .end, .line, .semicolon, .semicolonOrBrace: true
    }
  }

  /// Finds the ending of a declaration.
  init(ofDeclaration bytes: some Collection<UInt8>) {
    let text = Array(bytes.drop(while: CodeBeginning.isSpace).prefix(40))
    self = text.withUnsafeBufferPointer { CodeEnding(ofC: $0) } ?? .brace
  }

  /// Finds the ending of what only Objective-C has and UTF-8 begins with; nil of anything else.
  init?(ofC bytes: UnsafeBufferPointer<UInt8>) {
    func begins(_ word: StaticString) -> Bool {
      guard bytes.count >= word.utf8CodeUnitCount else { return false }
      var k = 0
      while k < word.utf8CodeUnitCount, word.utf8Start[k] == bytes[k] { k += 1 }
      return k == word.utf8CodeUnitCount
    }
    switch bytes.first {
    case UInt8(ascii: "@"):
      if begins("@implementation ") || begins("@interface ") || begins("@protocol ") {
        self = .end
      } else if begins("@class ") || begins("@import ") {
        self = .semicolon
      } else {
        return nil
      }
    case UInt8(ascii: "#"):
      guard begins("#define "), bytes.count > 8, CodeLexer.isNameByte(bytes[8]) else { return nil }
      self = .line
    case UInt8(ascii: "N"):
      guard begins("NS_ASSUME_NONNULL_") else { return nil }
      self = .line
    case UInt8(ascii: "t"):
      guard begins("typedef ") else { return nil }
      self = .semicolon
    case UInt8(ascii: "s"):
      guard begins("static ") else { return nil }
      self = .semicolonOrBrace
    default: return nil
    }
  }
}
