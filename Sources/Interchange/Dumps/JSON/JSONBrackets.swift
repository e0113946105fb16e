/// A scan of a JSON text. It finds the end of the text, closes brackets that are open where the
/// text is cut, and marks each object with the number of its line, which Foundation does not tell.
struct JSONBrackets {
  /// The name of the member that holds an object's line.
  static let lineKey = "\u{1}line"
  /// The greatest depth of brackets that is read; Foundation refuses more than 512.
  static let deepest = 500

  /// A complete JSON text.
  private(set) var marked: [UInt8] = []
  /// The position after the text.
  private(set) var end: Int
  /// Indicates whether brackets had to be closed.
  private(set) var isCut = false
  /// The position at which the text exceeds a limit, and the error for that.
  private(set) var excess: (position: Int, kind: DumpError.Kind)?

  private var closers: [UInt8] = []
  private var objectCount = 0
  /// The number of bytes that hold complete values only.
  private var complete = 0
  private var isFirstMember = false

  init(_ source: SourceText, in range: Range<Int>) {
    end = range.lowerBound
    var line = source.place(of: end).line
    var (isInText, isEscaped) = (false, false)
    for position in range {
      let byte = source.bytes[position]
      end = position + 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isInText {
        if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        marked.append(byte)
        continue
      }
      guard take(byte, on: line) else {
        end = position
        break
      }
      isInText = byte == UInt8(ascii: "\"")
      if closers.count > Self.deepest {
        excess = (position, .tooDeep(limit: Self.deepest))
        return
      }
      if objectCount > HierarchyDump.mostElements {
        excess = (position, .tooManyElements(limit: HierarchyDump.mostElements))
        return
      }
      if closers.isEmpty { return }
    }
    isCut = true
    marked.removeLast(marked.count - complete)
    marked += closers.reversed()
  }

  /// Reads a byte that is not within a string; returns false if it closes a bracket that is not
  /// open.
  private mutating func take(_ byte: UInt8, on line: Int) -> Bool {
    if isFirstMember, !byte.isBlank {
      if byte != UInt8(ascii: "}") { marked.append(UInt8(ascii: ",")) }
      isFirstMember = false
    }
    switch byte {
    case UInt8(ascii: "{"):
      closers.append(UInt8(ascii: "}"))
      objectCount += 1
      marked += "{\"\\u0001line\":\(line)".utf8
      isFirstMember = true
      complete = marked.count
    case UInt8(ascii: "["):
      closers.append(UInt8(ascii: "]"))
      marked.append(byte)
      complete = marked.count
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard closers.last == byte else { return false }
      closers.removeLast()
      marked.append(byte)
      complete = marked.count
    case UInt8(ascii: ","):
      complete = marked.count
      marked.append(byte)
    default:
      marked.append(byte)
    }
    return true
  }
}
