import Foundation
import Scenes

extension HierarchyDump {
  /// Reads what a debugger or a test tool printed of a screen, from the bytes of a file in UTF-8 or
  /// UTF-16.
  ///
  /// - Parameters:
  ///   - data: The text, with whatever stands before, between and after the views.
  ///   - classes: The classes that names in the text stand for.
  /// - Throws: A `DumpError` if there is no view in the text.
  /// - Complexity: O(length of the text), however deep the views are nested.
  package init(
    parsing data: Data, in classes: ClassCatalogue = .standard
  ) throws(DumpError) {
    guard data.count <= Self.largestText else {
      throw DumpError(line: 1, column: 1, kind: .tooLarge(limit: Self.largestText))
    }
    let (text, remark) = Self.text(of: data)
    try self.init(parsing: text, in: classes)
    if let remark { warnings.insert(DumpWarning(line: 1, kind: remark), at: 0) }
  }

  private static func text(of data: Data) -> (text: String, remark: DumpWarning.Kind?) {
    if let isBigEndian = isBigEndianUTF16(data.prefix(512)) {
      let units = stride(from: 0, to: data.count - 1, by: 2).map { offset in
        let pair = (
          UInt16(data[data.startIndex + offset]), UInt16(data[data.startIndex + offset + 1])
        )
        return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
      }
      return (String(decoding: units, as: UTF16.self), .repaired(.utf16))
    }
    if let text = String(validating: data, as: UTF8.self) { return (text, nil) }
    return (String(decoding: data, as: UTF8.self), .brokenCharacters)
  }

  /// Returns whether the first byte of each pair is the high one, told from a byte order mark or
  /// from the zeros of ASCII characters; nil if the text is not in UTF-16.
  private static func isBigEndianUTF16(_ beginning: Data) -> Bool? {
    let bytes = Array(beginning)
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    if bytes.starts(with: [0xFF, 0xFE]) { return false }
    let pairs = bytes.count / 2
    guard pairs > 1 else { return nil }
    let firstZeros = (0..<pairs).count { bytes[2 * $0] == 0 && bytes[2 * $0 + 1] != 0 }
    let secondZeros = (0..<pairs).count { bytes[2 * $0] != 0 && bytes[2 * $0 + 1] == 0 }
    if firstZeros * 2 > pairs { return true }
    return secondZeros * 2 > pairs ? false : nil
  }
}
