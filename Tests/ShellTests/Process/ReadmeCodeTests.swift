import Foundation
import TestSupport
import Testing

/// The Swift that README shows compiles against the modules built here.
@Suite struct ReadmeCodeTests {
  static let blocks = Articles.blocks.filter { $0.language == "swift" }

  /// The folder of the built modules, beside the executable and the test bundle.
  private static let modules = Tapscope.executable.deletingLastPathComponent()
    .appendingPathComponent("Modules")
  /// Where the compiler finds the embedded files, which are written in C.
  private static let moduleMap = modules.deletingLastPathComponent()
    .appendingPathComponent("CEmbeddedFiles.build/module.modulemap")
  /// What the build read of other modules, kept so that it need not be read again.
  private static let moduleCache = modules.deletingLastPathComponent()
    .appendingPathComponent("ModuleCache")

  /// What the compiler says about a program; empty if it is content.
  private func complaints(about lines: [String], _ options: [String] = []) throws -> String {
    let compiler = try #require(Programs.swiftCompiler)
    let scratch = try Scratch()
    let source = try scratch.write("Readme.swift", lines.joined(separator: "\n") + "\n")
    let (status, said) = try Programs.run(
      compiler,
      [
        "-typecheck", "-swift-version", "6", "-I", Self.modules.path,
        "-Xcc", "-fmodule-map-file=\(Self.moduleMap.path)", "-module-cache-path",
        Self.moduleCache.path, source,
      ] + options)
    return status == 0 || !said.isEmpty ? said : "status \(status)"
  }

  @Test func readmeShowsSwift() {
    #expect(!Self.blocks.isEmpty)
  }

  @Test(
    .enabled(if: Programs.swiftCompiler != nil, "there is no swiftc in the path"), arguments: blocks
  )
  func aSwiftBlockCompiles(block: MarkdownBlock) throws {
    #expect(try complaints(about: block.lines) == "")
  }

  @Test(.enabled(if: Programs.swiftCompiler != nil, "there is no swiftc in the path"))
  func underDefaultIsolationAClassIsNonisolated() throws {
    let isolation = ["-default-isolation", "MainActor"]
    let block = try #require(Self.blocks.first { $0.lines.contains { $0.contains("nonisolated") } })
    #expect(try complaints(about: block.lines, isolation) == "")
    let isolated = block.lines.map { $0.replacingOccurrences(of: "nonisolated ", with: "") }
    #expect(try complaints(about: isolated, isolation).contains("different actor isolation"))
  }

  @Test func theCounterOfReadmeIsTheOneThatIsTested() throws {
    let tested = Tapscope.package.appendingPathComponent(
      "Tests/ResponderKitTestingTests/Counter.swift")
    let source = try String(contentsOf: tested, encoding: .utf8)
    #expect(Self.blocks.contains { $0.lines.joined(separator: "\n") + "\n" == source })
  }

  @Test(.enabled(if: Programs.swiftCompiler != nil, "there is no swiftc in the path"))
  func aMistakeWouldBeSeen() throws {
    let said = try complaints(about: ["import ResponderKit", "let view = UIView(colour: 1)"])
    #expect(said.contains("error: "))
  }
}
