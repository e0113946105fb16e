import Foundation

/// Pieces of JSON, with the members of objects in the order in which they are given.
public enum JSONText {
  /// A string.
  public static func string(_ text: String) -> String {
    // Encoding a string cannot fail.
    let data = (try? JSONEncoder.plain.encode(text)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// A list of strings.
  public static func strings(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ",") + "]"
  }

  /// An object whose values are JSON already.
  public static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }
}

extension JSONEncoder {
  fileprivate static var plain: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }
}
