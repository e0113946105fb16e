import Foundation
import Scenes

extension HierarchyDump {
  /// The readers of documents, which a program printed as a whole; the first that recognizes a text
  /// reads it.
  static let documentReaders: [any DumpReader.Type] = [
    CaptureReader.self, SceneDocumentReader.self, EarlGreyReader.self, DetoxXMLReader.self,
    WebDriverAgentReader.self,
    IDBReader.self, MaestroReader.self, XCUITestReader.self,
  ]

  /// Reads what a debugger or a test tool printed of a screen; the format is recognized.
  ///
  /// - Parameters:
  ///   - text: The text, with whatever stands before, between and after the views.
  ///   - screen: The number of the screen to take, from 1, if the text holds several; nil for the
  ///     last one, or the last one that a message of a test is about.
  ///   - mustStop: Returns whether to end early, with a part of the views.
  /// - Throws: A `DumpError` if there is no view in the text.
  /// - Complexity: O(length of the text), however deep the views are nested.
  package init(
    parsing text: String, screen: Int? = nil, in classes: ClassCatalogue = .standard,
    mustStop: @escaping () -> Bool = { false }
  ) throws(DumpError) {
    var source = SourceText(text)
    source.mustStop = mustStop
    try self.init(source, screen: screen, in: classes)
  }

  init(
    _ text: SourceText, screen: Int? = nil, in classes: ClassCatalogue = .standard
  ) throws(DumpError) {
    guard text.bytes.count <= DumpLimits.largestText else {
      throw DumpError(kind: .tooLarge(limit: DumpLimits.largestText))
    }
    let (source, repairs) = text.mended(.log)
    if CaptureReader.recognizes(source) {
      self = try CaptureReader.read(source, in: classes)
      self.classes = classes
      warnings = repairs + warnings
      return
    }
    let failures = FailureReader(source, in: classes)
    do throws(DumpError) {
      self = try Self.read(
        failures.rest, screen: screen, messages: failures.observations, in: classes)
    } catch {
      guard !failures.observations.isEmpty, error.kind.isAboutNoView else { throw error }
      // What a message tells of a view is better than nothing.
      self =
        Self.sketch(failures) ?? (try? Self.read(source, messages: [], in: classes))
        ?? Self(roots: [])
      isSketch = true
    }
    self.classes = classes
    if !failures.detox.isEmpty { formats.insert(.detoxFailure, at: 0) }
    warnings = repairs + failures.repairs + warnings
    let messages = failures.observations.filter { messageLines.contains($0.line) }
    observations = (messages + joined.touches).sorted { $0.line < $1.line }
  }

  private static func read(
    _ source: SourceText, screen: Int? = nil, messages: [DumpedObservation],
    in classes: ClassCatalogue
  ) throws(DumpError) -> HierarchyDump {
    var source = source
    var reader = documentReaders.first { $0.recognizes(source) }
    if reader == nil, let start = source.lateDocument(documentReaders.flatMap { $0.landmarks }) {
      source.openingStart = start
      reader = documentReaders.first { $0.recognizes(source) }
    }
    if let reader {
      return try read(source, by: reader, screen: screen, messages: messages, in: classes)
    }
    var dump = try RecursiveDescriptionReader.read(source, in: classes)
    try dump.choose(screen, messages: messages)
    return dump
  }

  /// Returns the views that the last message of Detox names; nil if there is no such message.
  private static func sketch(_ failures: FailureReader) -> HierarchyDump? {
    guard let (root, warnings) = failures.detox.last?.tree() else { return nil }
    return HierarchyDump(roots: [root], warnings: warnings)
  }
}

extension DumpError.Kind {
  /// Indicates whether the text could be read and just holds no view.
  fileprivate var isAboutNoView: Bool {
    switch self {
    case .empty, .noObject, .noView, .nothingToShow: true
    default: false
    }
  }
}

extension HierarchyDump {
  /// Finds the first line that only a dump has: an object with its address or frame, or what one of
  /// the documents and reports begins with.
  ///
  /// A text without such a line may be a dump as well, but it may be anything else, too.
  ///
  /// - Parameter text: The text in UTF-8; its first 64 KB are looked at.
  /// - Returns: The number of lines before that line; nil if there is none.
  package static func linesBeforeSign(in text: some Sequence<UInt8>) -> Int? {
    let source = SourceText(bytes: Array(text.prefix(1 << 16)))
    if let line = SourceLines(source).first(where: { hasObject($0.range, of: source) }) {
      return line.number - 1
    }
    // What is not printed line by line begins where the text does.
    guard documentReaders.contains(where: { $0.recognizes(source) }) else { return nil }
    return SourceLines(source).first { !source.trimmed($0.range).isEmpty }.map { $0.number - 1 }
  }

  /// Returns whether a line can only be the first one of a dump, or of the text before one.
  ///
  /// - Parameter line: The line in UTF-8.
  package static func mayBegin(with line: some Sequence<UInt8>) -> Bool {
    let source = SourceText(bytes: Array(line.prefix(1 << 12)))
    let text = source.trimmed(source.opening)
    return firstMarks.contains { source.has($0, at: text.lowerBound, before: text.upperBound) }
      || hasObject(text, of: source)
  }

  private static let firstMarks: [StaticString] = [
    "<", "|", "[", "{", "(lldb)", "(gdb)", "tapscope-capture ",
  ]

  /// Returns whether a line holds `<Class: 0x7f8e2c50`, with or without blanks and colon as the
  /// printers differ, or `<Class; frame = (`.
  private static func hasObject(_ line: Range<Int>, of source: SourceText) -> Bool {
    line.contains { start in
      guard source.bytes[start] == UInt8(ascii: "<") else { return false }
      var position = start + 1
      while position < line.upperBound, isClassName(source.bytes[position]) { position += 1 }
      guard position > start + 1, !source.bytes[start + 1].isDigit else { return false }
      return addressMarks.contains {
        source.has($0, at: position, before: line.upperBound)
      }
    }
  }

  private static let addressMarks: [StaticString] = [": 0x", ":0x", " 0x", "; frame = ("]

  private static func isClassName(_ byte: UInt8) -> Bool {
    byte.isIdentifier || byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }

  /// Reads what a debugger or a test tool printed of a screen, from the bytes of a file in UTF-8 or
  /// UTF-16.
  ///
  /// - Parameters:
  ///   - data: The text, with whatever stands before, between and after the views.
  ///   - screen: The number of the screen to take, from 1, if the text holds several; nil for the
  ///     last one, or the last one that a message of a test is about.
  ///   - mustStop: Returns whether to end early, with a part of the views.
  /// - Throws: A `DumpError` if there is no view in the text.
  /// - Complexity: O(length of the text), however deep the views are nested.
  package init(
    parsing data: Data, screen: Int? = nil, in classes: ClassCatalogue = .standard,
    mustStop: @escaping () -> Bool = { false }
  ) throws(DumpError) {
    guard data.count <= DumpLimits.largestText else {
      throw DumpError(kind: .tooLarge(limit: DumpLimits.largestText))
    }
    let (text, remark) = Self.text(of: data)
    try self.init(parsing: text, screen: screen, in: classes, mustStop: mustStop)
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
