import Foundation
import Testing

/// What compiles and runs on Linux, and not on macOS. Most changes are tried on Linux alone, so that
/// nobody sees it there.
@Suite struct MacTests {
  /// Something that is written in some places only.
  struct Habit: CustomTestStringConvertible {
    /// What is found, as a regular expression for a line.
    var pattern: String
    /// A line that has it.
    var example: String
    /// The folders and files in which it is looked for, by the beginnings of their paths.
    var within = ["Sources/", "Tests/"]
    /// Those in which it may stand.
    var places: [String] = []
    /// What is written elsewhere, or why it is not.
    var instead: String
    var testDescription: String { example }
  }

  static let habits = [
    Habit(
      pattern: #"(import |canImport\()(QuartzCore|AppKit)\b"#,
      example: "#if !canImport(QuartzCore)",
      places: ["Tests/ResponderKitTests/AppCode/"],
      instead: "ResponderKit has these types on all systems; AppKit's of the same names are others"),
    Habit(
      pattern: #"^ *#(else)?if .*canImport\((ObjectiveC|UIKit)\)"#,
      example: "#if !canImport(ObjectiveC)",
      places: [
        "Sources/ResponderKit/Platform/FoundationTypes.swift", "Tests/ResponderKitTests/AppCode/",
        "Tests/CodeTests/",
      ], instead: "nobody compiles the other half: write what is the same on all systems"),
    Habit(
      pattern: #"\bNSValue\(cgRect:|\bcgRectValue\b(?!")"#, example: "value.cgRectValue",
      within: ["Sources/"], places: ["Sources/ResponderKit/Platform/"],
      instead: "only UIKit has it: NSValue(rect:), rectValue"),
    Habit(
      pattern: "import FoundationEssentials", example: "import FoundationEssentials",
      instead: "macOS has no such module: import Foundation"),
    Habit(
      pattern: #"\bposix_spawn(attr|_file_actions)_t\(\)"#, example: "= posix_spawnattr_t()",
      places: ["Sources/Platform/"], instead: "it is a pointer on macOS: SpawnOptions"),
    Habit(
      pattern: #"\b(pkgConfig|providers):"#, example: #"pkgConfig: "libedit""#,
      within: ["Package.swift"],
      instead: "it finds another library than macOS's own, on which the program would depend"),
    Habit(
      pattern: #"Selector\(\"|: Selector = \"|\b(addTarget|Recognizer|KeyCommand)\(.*action: \""#
        + #"|\b(responds\(to: |sendAction\(|\.implement\(|expectAction\()\"|[ (]action == \""#,
      example: #"tap.addTarget(self, action: "tapped")"#,
      instead: #"the compiler warns where Objective-C is: Selector(("tapped"))"#),
    Habit(
      pattern: #"\bas[?!]? CG(Path|Color)\b|\bCG(Path|Color)\.self|extension CG(Path|Color)\b"#,
      example: "object as? CGPath", places: ["Sources/ResponderKit/Platform/"],
      instead: "a cast to a type of CoreFoundation takes any object: a class of our own"),
    Habit(
      pattern: #"\bFoundation\.(open|close|read|write|send|connect|accept|listen|time)\("#,
      example: "Foundation.open(path, O_RDONLY)",
      instead: "Platform.open: which module has it is not the same on all systems"),
    Habit(
      pattern: #"\.enumerated\(\)\.reversed\(\)"#, example: "all.enumerated().reversed()",
      within: ["Sources/"], instead: "newer systems have two of them: go through the indices"),
    Habit(
      pattern: #"\bel_rfunc_t\)"#, example: "(el_rfunc_t)EL_BUILTIN_GETCFN",
      within: ["Sources/CEditLine/"], instead: "not every histedit.h has it: write the type"),
    Habit(
      pattern: #"\btimeout -|--default-signal|\bstat -c|"/proc/"#, example: "timeout -k 1 20 cat",
      within: ["Tests/"],
      places: [
        "Tests/ShellTests/Process/MemoryLimitTests.swift",
        "Tests/LiveTests/Server/LiveServerTests.swift",
      ], instead: "only Linux has it: write it in Swift, or put it into '#if os(Linux)'"),
  ]

  /// The lines that are code, by the paths of their files.
  private static let lines: [String: [Substring]] = {
    var lines: [String: [Substring]] = [:]
    var paths = ["Package.swift"]
    for folder in ["Sources", "Tests"] {
      let url = SourceTree.root.appendingPathComponent(folder)
      for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init()
      where path.hasSuffix(".swift") || path.hasSuffix(".c") {
        paths.append("\(folder)/\(path)")
      }
    }
    for path in paths where !path.contains("/Resources/") && !path.hasPrefix("Tests/Structure") {
      let url = SourceTree.root.appendingPathComponent(path)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      lines[path] = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }
    return lines
  }()

  @Test("What only Linux compiles or has stands in its place", arguments: habits)
  func places(habit: Habit) throws {
    let pattern = try Regex(habit.pattern)
    #expect(habit.example.contains(pattern), "the pattern finds nothing")
    for (path, lines) in Self.lines where habit.within.contains(where: path.hasPrefix) {
      if habit.places.contains(where: path.hasPrefix) { continue }
      for line in lines {
        #expect(!line.contains(pattern), "\(path): \(line): \(habit.instead)")
      }
    }
  }

  @Test("The package and the pages that tell it name the same macOS")
  func version() throws {
    let manifest = try #require(Self.lines["Package.swift"]).joined(separator: "\n")
    let version = try #require(manifest.firstMatch(of: /platforms: \[\.macOS\(\.v(\d+)\)\]/)?.1)
    // Closures with typed errors in arrays and Mutex need it at run time.
    #expect(version == "15")
    let pages = ["Sources/tapscope/Tapscope.docc/Installing.md", "README.md"]
    for page in pages {
      let text = try String(
        contentsOf: SourceTree.root.appendingPathComponent(page), encoding: .utf8)
      #expect(text.contains("macOS \(version)"), "\(page)")
    }
  }
}
