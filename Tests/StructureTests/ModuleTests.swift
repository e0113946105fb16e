import Foundation
import Testing

/// Modules import what Package.swift lets them import, which has no circles, and one place asks for
/// the platform.
@Suite struct ModuleTests {
  /// The targets of Package.swift that have sources, with their dependencies within the package.
  private static let targets: [String: Set<String>] = {
    let file = SourceTree.root.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var targets: [String: Set<String>] = [:]
    for part in text.components(separatedBy: "arget(").dropFirst() {
      guard let name = part.firstMatch(of: /name: "([\w-]+)"/)?.1 else { continue }
      let list = part.firstMatch(of: /dependencies: \[([^\]]*)\]/)
      let path = part.firstMatch(of: /path: "Sources\/(\w+)"/)?.1
      targets[String(path ?? name)] = Set(
        (list?.1 ?? "").matches(of: /(?:^|[\s,])"(\w+)"/).map { String($0.1) })
    }
    return targets
  }()

  @Test("Package.swift is read") func packageIsRead() {
    #expect(Self.targets["Text"] == ["Platform"])
    #expect(Self.targets["Explanation"] == ["ResponderKit", "Scenes"])
    #expect(Self.targets["Benchmark"]?.contains("Platform") == true)
  }

  @Test("A module imports its dependencies, and no other module") func imports() throws {
    let modules = try SourceTree.package.get().modules
    for (module, files) in modules {
      let allowed = try #require(Self.targets[module], "Package.swift has no target \(module)")
      for (path, names) in files {
        let others = names.imports.intersection(Self.targets.keys).subtracting(allowed)
        #expect(
          others.isEmpty,
          "\(module)/\(path) imports \(others.sorted()), no dependency in Package.swift")
      }
      let imported = files.values.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
      let unused = allowed.subtracting(imported)
      #expect(unused.isEmpty, "Package.swift: \(module) does not import \(unused.sorted())")
    }
  }

  @Test("Platform, and ResponderKit's folder of that name, alone ask for the platform")
  func platform() throws {
    for (module, files) in try SourceTree.package.get().modules where module != "Platform" {
      for (path, names) in files where !path.hasPrefix("Platform/") || module != "ResponderKit" {
        let (asks, imports) = (names.asksForPlatform, names.imports)
        #expect(
          !asks,
          "\(module)/\(path) depends on the platform: declare what differs in Sources/Platform")
        #expect(
          imports.isDisjoint(with: ["Darwin", "Glibc", "Musl"]),
          "\(module)/\(path): import Platform")
      }
    }
  }
}
