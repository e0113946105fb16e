import Foundation
import TestSupport
import Testing

/// The Swift that README shows compiles against the modules built here.
@Suite struct ReadmeCodeTests {
  private static let text = try? String(
    contentsOf: Tapscope.package.appendingPathComponent("README.md"), encoding: .utf8)
  static let blocks = MarkdownBlock.blocks(of: text ?? "").filter { $0.language == "swift" }

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
  private func complaints(about lines: [String]) throws -> String {
    let compiler = try #require(Programs.swiftCompiler)
    let scratch = try Scratch()
    let source = try scratch.write("Readme.swift", lines.joined(separator: "\n") + "\n")
    let (status, said) = try Programs.run(
      compiler,
      [
        "-typecheck", "-swift-version", "6", "-I", Self.modules.path,
        "-Xcc", "-fmodule-map-file=\(Self.moduleMap.path)", "-module-cache-path",
        Self.moduleCache.path, source,
      ])
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
  func aMistakeWouldBeSeen() throws {
    let said = try complaints(about: ["import ResponderKit", "let view = UIView(colour: 1)"])
    #expect(said.contains("error: "))
  }
}
