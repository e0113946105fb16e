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
