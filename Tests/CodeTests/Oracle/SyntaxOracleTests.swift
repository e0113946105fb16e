import Code
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

/// Swift's own parser as the oracle of ours. It is built only where `TAPSCOPE_SYNTAX` is set, as it
/// takes longer to build than all the rest.
@Suite("Code is read as Swift's own parser reads it")
struct SyntaxOracleTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files of a folder of the package.
  private static func files(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: package.appending(path: folder).path)
    return (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  @Test(
    "Members that are read have the same trees",
    arguments: [
      ("Tests/InterpreterTests/Twins", 110, 1.0), ("Sources/ResponderKit", 3000, 0.95),
      ("Sources/Interpreter", 550, 0.7), ("Sources/Commands", 650, 0.65),
    ])
  func members(folder: String, least: Int, share: Double) throws {
    var (read, all) = (0, 0)
    var differences: [String] = []
    for file in Self.files(in: folder) {
      let text = try String(contentsOf: Self.package.appending(path: file), encoding: .utf8)
      guard !text.contains("#if ") else { continue }
      let (ours, theirs) = (members(ofOurs: text), members(ofTheirs: text))
      all += theirs.values.joined().count
      for (key, texts) in ours {
        let others = theirs[key] ?? []
        read += texts.count
        for text in texts where !others.contains(text) {
          differences.append(
            "\(file) \(key):\n  ours   \(text)\n  theirs \(others.first ?? "none")")
        }
      }
    }
    #expect(differences.prefix(5) == [], "\(differences.count)")
    #expect(read >= least && Double(read) >= share * Double(all), "\(read) of \(all)")
  }

  /// The members by their types and keys.
  private func members(ofOurs text: String) -> [String: [String]] {
    var found: [String: [String]] = [:]
    func add(_ key: String, _ text: String) {
      found[key, default: []].append(text.replacing(/@[A-Za-z_:]+/, with: "@selector"))
    }
    func add(_ type: CodeTypeDeclaration, in outer: String) {
      let name = "\(outer)\(type.kind.rawValue) \(type.name)."
      for member in type.members {
        let text = TreeText.of(member)
        switch member {
        case .variable(let variable): add(name + TreeText.of(variable.pattern), text)
        case .function(let function): add(name + function.fullName, text)
        case .enumCase, .alias: add(name + text, text)
        case .type(let inner): add(inner, in: name)
        case .unread: break
        }
      }
    }
    for case .type(let type) in tree(text).items { add(type, in: "") }
    return found
  }

  private func members(ofTheirs text: String) -> [String: [String]] {
    let parsed = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in })
    var found: [String: [String]] = [:]
    func add(_ group: any DeclGroupSyntax, in outer: String) {
      let name = outer + SyntaxText.head(of: group) + "."
      for member in group.memberBlock.members {
        if let inner = member.decl.asProtocol((any DeclGroupSyntax).self) {
          add(inner, in: name)
        } else {
          for (key, text) in SyntaxMembers.texts(of: member.decl) {
            found[name + key, default: []].append(text)
          }
        }
      }
    }
    for item in folded.as(SourceFileSyntax.self)?.statements ?? [] {
      if case .decl(let declaration) = item.item,
        let group = declaration.asProtocol((any DeclGroupSyntax).self)
      {
        add(group, in: "")
      }
    }
    return found
  }
}
