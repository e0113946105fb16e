import Foundation
import TestSupport
import Testing

/// The pages that people write name types, files and folders that are there.
@Suite struct NamesInPagesTests {
  private static let manual = "Sources/tapscope/Tapscope.docc"
  private static let library = "Sources/ResponderKit/ResponderKit.docc"

  @Test(
    "What a page names is there",
    arguments: ["Architecture", "Decisions", "Extending", "Benchmark"].map { "\(manual)/\($0).md" }
      + ["\(library)/Implementation.md", ".github/CONTRIBUTING.md", "README.md"])
  func whatIsNamedIsThere(page: String) throws {
    let text = try PackageFolder.text(page)
    let (words, paths) = (try Self.words.get(), Self.paths)
    // A type, `Type+Aspect` for its file, or a folder; code within a line has other characters.
    for match in text.matches(of: /`([A-Z][A-Za-z0-9]+(?:\+[A-Z][A-Za-z0-9]+)?)`/) {
      let name = String(match.1)
      #expect(
        words.contains(name) || paths.contains(name) || paths.contains("\(name).swift")
          || name == "Type+Aspect",
        "\(page) names \(name)")
    }
    for match in text.matches(of: /(?:Sources|Tests|examples)\/[\w+.\/-]*\w/) {
      let path = PackageFolder.url.appendingPathComponent(String(match.0)).path
      // README's example of a folder in an app's own package.
      guard match.0 != "Tests/Touches" else { continue }
      #expect(FileManager.default.fileExists(atPath: path), "\(page) names \(match.0)")
    }
  }

  private static let files = ["Sources", "Tests"].flatMap {
    PackageFolder.files(in: $0, suffix: ".swift")
  }
  private static let paths = Set(files.flatMap { $0.split(separator: "/").map(String.init) })

  /// All words of the code.
  private static let words = Result {
    var words: Set<String> = []
    for file in files {
      for word in try PackageFolder.text(file).utf8.split(whereSeparator: { !$0.isWordByte }) {
        words.insert(String(Substring(word)))
      }
    }
    return words
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}
