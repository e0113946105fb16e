import Foundation
import Testing

/// What compiles and runs on Linux, and not on macOS. Most changes are tried on Linux alone, so that
/// nobody sees it there.
@Suite struct MacTests {
  /// Something that is written in some places only.
  struct Habit: CustomTestStringConvertible {
    /// The texts that are found.
    var texts: [String]
    /// The folders and files in which they are looked for, by the beginnings of their paths.
    var within = ["Sources/", "Tests/"]
    /// Those in which they may stand.
    var places: [String] = []
    /// What is written elsewhere, or why it is not.
    var instead: String
    var testDescription: String { texts[0] }
  }

  static let habits = [
    Habit(
      texts: ["canImport(QuartzCore", "import QuartzCore", "canImport(AppKit", "import AppKit"],
      instead: "ResponderKit has these types on all systems; AppKit's of the same names are others"),
    Habit(
      texts: ["#if !canImport(ObjectiveC", "#if canImport(ObjectiveC", "#if canImport(UIKit"],
      places: [
        "Sources/ResponderKit/Platform/FoundationTypes.swift", "Tests/ResponderKitTests/AppCode/",
        // It writes such code for apps.
        "Sources/Interchange/Swift/SwiftScene.swift",
      ], instead: "nobody compiles the other half: write what is the same on all systems"),
    Habit(
      texts: [".cgRectValue", "NSValue(cgRect:"], within: ["Sources/"],
      instead: "only UIKit has it: NSValue(rect:), rectValue"),
    Habit(
      texts: ["import FoundationEssentials"], instead: "macOS has no such module: import Foundation"
    ),
    Habit(
      texts: ["posix_spawn_file_actions_t()", "posix_spawnattr_t()"], places: ["Sources/Platform/"],
      instead: "it is a pointer on macOS: SpawnOptions"),
    Habit(
      texts: ["pkgConfig:", "providers:"], within: ["Package.swift"],
      instead: "it finds another library than macOS's own, on which the program would depend"),
    Habit(
      texts: [
        #"Selector(""#, #": Selector = ""#, #"addTarget(self, action: ""#,
        #"addTarget(nil, action: ""#, #"target: self, action: ""#, #"target: nil, action: ""#,
        #"responds(to: ""#, #"sendAction(""#, #".implement(""#, #"expectAction(""#,
      ],
      // Its text is code that is read.
      places: ["Tests/CommandsTests/Code/UnrunMethodTests.swift"],
      instead: #"the compiler warns where Objective-C is: Selector(("tapped"))"#),
    Habit(
      texts: [
        "as? CGPath", "CGPath.self", "extension CGPath: ", "as? CGColor", "CGColor.self",
        "extension CGColor: ",
      ], instead: "a cast to a type of CoreFoundation takes any object: a class of our own"),
    Habit(
      texts: ["open", "close", "read", "write", "send", "connect", "accept", "listen", "time"].map {
        "Foundation.\($0)("
      }, instead: "Platform.open: which module has it is not the same on all systems"),
    Habit(
      texts: [".enumerated().reversed()"], within: ["Sources/"],
      instead: "newer systems have two of them: go through the indices"),
    Habit(
      texts: ["el_rfunc_t)"], within: ["Sources/CEditLine/"],
      instead: "not every histedit.h has it: write the type"),
    Habit(
      texts: ["timeout -k", "--default-signal", "stat -c", "\"/proc/"], within: ["Tests/"],
      places: [
        "Tests/ShellTests/Process/MemoryLimitTests.swift",
        "Tests/LiveTests/Server/LiveServerTests.swift",
      ], instead: "only Linux has it: write it in Swift, or put it into '#if os(Linux)'"),
  ]

  /// The files of code by their paths.
  private static let files: [String: String] = {
    var paths = ["Package.swift"]
    for folder in ["Sources", "Tests"] {
      let url = SourceTree.root.appendingPathComponent(folder)
      for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init()
      where path.hasSuffix(".swift") || path.hasSuffix(".c") {
        paths.append("\(folder)/\(path)")
      }
    }
    var files: [String: String] = [:]
    for path in paths where !path.contains("/Resources/") && !path.hasPrefix("Tests/Structure") {
      let url = SourceTree.root.appendingPathComponent(path)
      files[path] = try? String(contentsOf: url, encoding: .utf8)
    }
    return files
  }()

  @Test("What only Linux compiles or has stands in its place", arguments: habits)
  func places(habit: Habit) {
    for (path, source) in Self.files where habit.within.contains(where: path.hasPrefix) {
      if habit.places.contains(where: path.hasPrefix) { continue }
      // Bytes are compared in a fraction of the time that characters take.
      for text in habit.texts {
        #expect(strstr(source, text) == nil, "\(path): '\(text)': \(habit.instead)")
      }
    }
  }

  @Test("The package and the pages that tell it name the same macOS")
  func version() throws {
    let manifest = try #require(Self.files["Package.swift"])
    // Closures with typed errors in arrays and Mutex need it at run time.
    #expect(manifest.contains("platforms: [.macOS(.v15)]"))
    for page in ["Sources/tapscope/Tapscope.docc/Installing.md", "README.md"] {
      let url = SourceTree.root.appendingPathComponent(page)
      let tells = try String(contentsOf: url, encoding: .utf8).contains("macOS 15")
      #expect(tells, "\(page)")
    }
  }
}
