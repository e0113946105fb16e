import EmbeddedFiles

/// The files of the page, by the paths under which a browser asks for them.
enum PageFiles {
  private static let folder = "Page/"
  private static let types = [
    ".mjs": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
  ]

  /// Returns whether there is a file of a path.
  static func contains(_ path: String) -> Bool { path == "/" || type(of: path) != nil }

  /// Returns the answer that holds a file.
  static func response(_ path: String) -> Response? {
    if path == "/" { return Response(200, page, type: "text/html; charset=utf-8") }
    guard let type = type(of: path) else { return nil }
    let text = EmbeddedFiles.text(folder + path.dropFirst())
    return Response(200, Array(text.utf8), type: type)
  }

  private static func type(of path: String) -> String? { typesByPath[path] }

  private static let typesByPath: [String: String] = {
    let files = EmbeddedFiles.names.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(5) }
    var found: [String: String] = [:]
    for file in files {
      if let type = types[String(file.suffix(4))] { found["/" + file] = type }
    }
    return found
  }()

  /// The page as the file that is exported has it, but without the data of a scene and without the
  /// policy of a file, as the headers hold a stricter one.
  private static let page: [UInt8] = {
    let lines = EmbeddedFiles.text("Page/page.html").split(separator: "\n").compactMap {
      line -> String? in
      switch line {
      case #"  <noscript data-picture></noscript>"#:
        "  <noscript><p>The page shows the session where scripts may run.</p></noscript>"
      case _ where line.hasPrefix("<meta http-equiv="): nil
      case _ where line.hasPrefix(#"<script type="application/json" id="data""#): nil
      default: String(line)
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }()
}
