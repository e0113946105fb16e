import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the elements of an XML document that stands somewhere in a text, one by one.
///
/// Entities are never defined here: what stands before the first element is not given to the
/// parser, and a text that declares a document type there is refused.
final class MarkupReader: NSObject, XMLParserDelegate {
  /// No screen is that deep, and a parser need not be able to read it.
  private static let deepest = 1000

  private let use: (MarkupElement) -> Void
  private let linesBefore: Int
  private var depth = 0
  private var lastLine = 0
  private var count = 0
  private var excess: DumpError?
  private var firstError: Int?

  private init(after linesBefore: Int, use: @escaping (MarkupElement) -> Void) {
    self.linesBefore = linesBefore
    self.use = use
  }

  /// Calls a function with each element, parents first.
  ///
  /// - Returns: Warnings about the text.
  static func read(
    _ source: SourceText, from start: Int, use: @escaping (MarkupElement) -> Void
  ) throws(DumpError) -> [DumpWarning] {
    if let type = source.position(of: "<!DOCTYPE", in: 0..<start) {
      let place = source.place(of: type)
      throw DumpError(line: place.line, column: place.column, kind: .documentType)
    }
    let first = source.place(of: start).line
    let reader = MarkupReader(after: first - 1, use: use)
    let parser = XMLParser(data: Data(MarkupRepair(source, from: start).bytes))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    _ = parser.parse()
    if let excess = reader.excess { throw excess }
    return reader.warnings + source.warnings(outside: first...max(first, reader.lastLine))
  }

  private var warnings: [DumpWarning] {
    if depth > 0 { return [DumpWarning(line: firstError ?? lastLine, kind: .endsHere)] }
    return firstError.map { [DumpWarning(line: $0, kind: .damaged)] } ?? []
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    lastLine = linesBefore + parser.lineNumber
    guard excess == nil else { return }
    if depth >= Self.deepest { return stop(parser, .tooDeep(limit: Self.deepest)) }
    if count >= HierarchyDump.mostElements {
      return stop(parser, .tooManyElements(limit: HierarchyDump.mostElements))
    }
    count += 1
    use(MarkupElement(name: name, attributes: attributes, depth: depth, line: lastLine))
    depth += 1
  }

  private func stop(_ parser: XMLParser, _ kind: DumpError.Kind) {
    excess = DumpError(line: lastLine, column: max(1, parser.columnNumber), kind: kind)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth -= 1
    lastLine = linesBefore + parser.lineNumber
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    // After the last end tag, what follows is text of a log.
    if depth > 0 {
      let line = linesBefore + parser.lineNumber
      firstError = firstError ?? line
      lastLine = max(lastLine, line)
    }
  }
}

/// An element of an XML text.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  /// The number of elements that the element lies in.
  let depth: Int
  /// The number of the line at which its first tag ends.
  let line: Int
}

/// A repair of characters that some tools print unescaped: the brackets of a generic class in the
/// name of an element, and `<`, `&` and `"` in the value of an attribute.
///
/// Well-formed parts of the text stay as they are, and every line keeps its number.
struct MarkupRepair {
  private enum State {
    case content
    /// Within the name of an element, with the number of generic brackets that are open.
    case name(brackets: Int)
    case tag
    case value(quote: UInt8)
    /// Within text that no tool reads, up to its end.
    case literal
  }

  private(set) var bytes: [UInt8] = []
  private let source: SourceText
  private var state = State.content

  init(_ source: SourceText, from start: Int) {
    self.source = source
    bytes.reserveCapacity(source.bytes.count - start)
    for position in start..<source.bytes.count { take(source.bytes[position], at: position) }
  }

  private mutating func take(_ byte: UInt8, at position: Int) {
    switch state {
    case .content:
      bytes.append(byte)
      if byte == UInt8(ascii: "<") {
        state = has("<![CDATA[", position) || has("<!--", position) ? .literal : .name(brackets: 0)
      }
    case .literal:
      bytes.append(byte)
      if byte == UInt8(ascii: ">"), has("]]>", position - 2) || has("-->", position - 2) {
        state = .content
      }
    case .name(let brackets):
      takeOfName(byte, at: position, brackets)
    case .tag:
      bytes.append(byte)
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { state = .value(quote: byte) }
      if byte == UInt8(ascii: ">") { state = .content }
    case .value(let quote):
      takeOfValue(byte, at: position, quote)
    }
  }

  private mutating func takeOfName(_ byte: UInt8, at position: Int, _ brackets: Int) {
    switch byte {
    case UInt8(ascii: "<"):
      state = .name(brackets: brackets + 1)
    case UInt8(ascii: ">") where brackets > 0:
      // The arrow of a function's type closes nothing.
      if source.bytes[position - 1] != UInt8(ascii: "-") { state = .name(brackets: brackets - 1) }
    case _ where brackets > 0 && byte != UInt8(ascii: "\n"): break
    case UInt8(ascii: ">"):
      bytes.append(byte)
      state = .content
      return
    default:
      bytes.append(byte)
      if byte.isBlank { state = .tag }
      return
    }
    bytes.append(UInt8(ascii: "_"))
  }

  private mutating func takeOfValue(_ byte: UInt8, at position: Int, _ quote: UInt8) {
    switch byte {
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: "&") where !isReference(at: position): bytes += "&amp;".utf8
    case quote:
      if endsValue(at: position) {
        bytes.append(byte)
        state = .tag
      } else {
        bytes += (quote == UInt8(ascii: "'") ? "&apos;" : "&quot;").utf8
      }
    default: bytes.append(byte)
    }
  }

  /// Returns whether a quote is followed by the end of the tag or by another attribute.
  private func endsValue(at position: Int) -> Bool {
    let rest = source.bytes[(position + 1)...].prefix(128)
    let next = rest.drop { $0.isBlank }
    guard let first = next.first else { return true }
    if "/>?".utf8.contains(first) { return true }
    let afterName = next.drop { $0.isIdentifier || "-.:".utf8.contains($0) }
    return next.startIndex > rest.startIndex && afterName.startIndex > next.startIndex
      && afterName.first == UInt8(ascii: "=")
  }

  /// Returns whether an ampersand begins a reference such as `&amp;` or `&#10;`.
  private func isReference(at position: Int) -> Bool {
    let name = source.bytes[(position + 1)...].prefix(10)
      .prefix { $0.isIdentifier || $0 == UInt8(ascii: "#") }
    return !name.isEmpty && name.endIndex < source.bytes.count
      && source.bytes[name.endIndex] == UInt8(ascii: ";")
  }

  private func has(_ literal: StaticString, _ position: Int) -> Bool {
    position >= 0 && source.has(literal, at: position, before: source.bytes.count)
  }
}
