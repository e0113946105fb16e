/// The head of a request: its line, and the headers that matter.
struct RequestHead: Equatable {
  /// The method, such as `GET`.
  var method: String
  /// The target, which is a path and nothing else.
  var path: String
  /// The headers that matter, by their names in small letters.
  private(set) var headers: [String: String] = [:]

  /// The headers that matter. None of them may come twice.
  private static let names: Set = [
    "host", "origin", "cookie", "content-type", "content-length", "transfer-encoding",
    "sec-fetch-site", "last-event-id",
  ]

  /// Reads a head, with the empty line at its end.
  init(_ bytes: some Sequence<UInt8>) throws(Refusal) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    // A line break is one character.
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    guard lines.count >= 3, lines.removeLast().isEmpty, lines.removeLast().isEmpty else {
      throw .notUnderstood
    }
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, (1...16).contains(words[0].utf8.count),
      words[0].utf8.allSatisfy(Self.isCapital), Self.isPath(words[1])
    else { throw .notUnderstood }
    guard words[2] == "HTTP/1.1" else {
      throw words[2].hasPrefix("HTTP/") ? Refusal(505, "only HTTP/1.1 is spoken") : .notUnderstood
    }
    (method, path) = (String(words[0]), String(words[1]))
    for line in lines { try add(line) }
  }

  private mutating func add(_ line: Substring) throws(Refusal) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .notUnderstood }
    let name = line[..<colon]
    // A name with a space, and a line that continues the one before, are refused, too.
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte) else { throw .notUnderstood }
    let key = name.lowercased()
    guard Self.names.contains(key) else { return }
    guard headers[key] == nil else { throw Refusal(400, "the header '\(key)' comes twice") }
    var value = line[line.utf8.index(after: colon)...]
    while let first = value.first, first == " " || first == "\t" { value.removeFirst() }
    while let last = value.last, last == " " || last == "\t" { value.removeLast() }
    headers[key] = String(value)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// Returns whether a target is a path that has only one reading.
  private static func isPath(_ target: Substring) -> Bool {
    guard target.hasPrefix("/"), !target.contains("//"), !target.contains("..") else {
      return false
    }
    return target.utf8.allSatisfy { byte in
      (0x21...0x7E).contains(byte) && !"%#\\\"<>^`{|}".utf8.contains(byte)
    }
  }

  /// The host that the page believes to talk to, in small letters.
  var host: String? { headers["host"]?.lowercased() }
  /// The place that the page is from.
  var origin: String? { headers["origin"]?.lowercased() }
  /// The relation of that place to the server, as the browser sees it.
  var site: String? { headers["sec-fetch-site"] }
  /// The event that the page saw last.
  var lastEvent: String? { headers["last-event-id"] }
  /// Indicates whether the contents come in pieces of unknown number.
  var isChunked: Bool { headers["transfer-encoding"] != nil }
  /// Indicates whether the length of the contents is told.
  var hasLength: Bool { headers["content-length"] != nil }

  /// The number of bytes of the contents; nil if it is not told as a plain number.
  var length: Int? {
    guard let text = headers["content-length"], (1...18).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// Indicates whether the contents are JSON.
  var isJSON: Bool {
    let spellings = [
      "application/json", "application/json;charset=utf-8", "application/json; charset=utf-8",
    ]
    return headers["content-type"].map { spellings.contains($0.lowercased()) } ?? false
  }

  /// Returns the value of a cookie; nil if there is none, or if there are two of the name.
  func cookie(_ name: String) -> String? {
    let pairs = (headers["cookie"] ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
    let values = pairs.filter { $0.hasPrefix(name + "=") }.map { $0.dropFirst(name.utf8.count + 1) }
    return values.count == 1 ? String(values[0]) : nil
  }
}
