import Foundation
import SessionStage
import TestSupport
import Testing

/// A program of several source files, compiled against the ResponderKit that was built here.
struct SwiftProgram {
  /// Whether the build's objects do not link by themselves, as they call a sanitizer or count
  /// coverage.
  static let isInstrumented = ProcessInfo.processInfo.environment.keys.contains {
    $0.hasSuffix("SAN_OPTIONS") || $0 == "LLVM_PROFILE_FILE"
  }

  /// The folder of the modules and objects, beside the test bundle.
  private static let products: URL = {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    var folder = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let isFound = { (folder: URL) in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path)
    }
    while !isFound(folder), folder.path != "/" { folder.deleteLastPathComponent() }
    return folder
  }()

  let folder: Folder

  /// The source files by name.
  init(_ files: [String: String]) throws {
    folder = try Folder(files)
    // An object of a file that has been renamed since may still lie in the folder.
    let build = Self.products.appendingPathComponent("ResponderKit.build")
    let objects = PackageFolder.files(in: "Sources/ResponderKit", suffix: ".swift").map {
      build.appendingPathComponent(($0 as NSString).lastPathComponent + ".o").path
    }
    let said = try Self.run(
      try #require(Programs.swiftCompiler),
      ["-swift-version", "6", "-wmo", "-I", Self.products.appendingPathComponent("Modules").path]
        + ["-module-cache-path", folder.path("cache"), "-o", folder.path("program")]
        + files.keys.sorted().map(folder.path) + objects)
    #expect(said == "")
  }

  /// The lines that it prints.
  func lines() throws -> [String] {
    try Self.run(folder.url.appendingPathComponent("program"), []).split(separator: "\n")
      .map(String.init)
  }

  private static func run(_ executable: URL, _ arguments: [String]) throws -> String {
    let (status, output) = try Programs.run(executable, arguments)
    try #require(status == 0, "\(output)")
    return output
  }
}
