import Foundation
import Testing

/// What the compiler does not check says why it cannot fail.
///
/// A comment, which is no documentation, stands at most six lines above the place. One that begins with
/// "Unsafe here:" speaks for the rest of its file.
@Suite struct UnsafeTests {
  private static let unchecked = [
    "unowned(unsafe)", "@exclusivity(unchecked)", "nonisolated(unsafe)", "unsafeBitCast",
    "unsafeDowncast", "unsafelyUnwrapped", "Unmanaged", "_withUnsafeGuaranteedRef",
    "assumingMemoryBound",
  ]

  /// The lines of a source that give no reason, counted from 1.
  private func unexplained(_ source: String) -> [Int] {
    let lines = source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let general = lines.firstIndex { $0.hasPrefix("// Unsafe here:") } ?? lines.endIndex
    return lines.indices.filter { index in
      // Bytes are compared in a fraction of the time that characters take.
      Self.unchecked.contains { strstr(lines[index], $0) != nil } && index < general
        && !lines[index].hasPrefix("//")
        && !lines[max(0, index - 6)..<index].contains { $0.hasPrefix("// ") }
    }
    .map { $0 + 1 }
  }

  @Test("Each place that the compiler does not check says why it cannot fail") func reasons() {
    let sources = SourceTree.root.appendingPathComponent("Sources")
    var count = 0
    for case let path as String in FileManager.default.enumerator(atPath: sources.path) ?? .init()
    where path.hasSuffix(".swift") && !path.contains("/Resources/") {
      let url = sources.appendingPathComponent(path)
      guard let source = try? String(contentsOf: url, encoding: .utf8) else { continue }
      count += 1
      #expect(unexplained(source) == [], "\(path): why can nothing go wrong in these lines?")
    }
    #expect(count > 500)
  }

  // MARK: Casts

  /// The lines that cast what may be nil to a type that a function is generic over, counted from 1: a name
  /// alone was bound, but what a subscript, a member or a call gives may be an optional.
  private func openCasts(_ source: String) -> [Int] {
    let generic = /(?:func|init|struct|class|enum) *[\w`]*<([^>]*)>/
    let names = Set(
      source.matches(of: generic).flatMap { match in
        match.1.split(separator: ",").compactMap { $0.split(separator: ":").first }
          .map { $0.trimmingCharacters(in: .whitespaces) }
      })
    guard !names.isEmpty else { return [] }
    let cast = /(\S+) as\?\s+(\w+)/
    return source.components(separatedBy: "\n").enumerated().filter { _, line in
      line.matches(of: cast).contains { match in
        names.contains(String(match.2)) && match.1.contains { ".])".contains($0) }
      }
    }
    .map { $0.offset + 1 }
  }

  @Test(
    "What may be nil is unwrapped before it is cast to a generic type, which ends only optimised programs"
  )
  func casts() {
    let sources = SourceTree.root.appendingPathComponent("Sources")
    for case let path as String in FileManager.default.enumerator(atPath: sources.path) ?? .init()
    where path.hasSuffix(".swift") && !path.contains("/Resources/") {
      let url = sources.appendingPathComponent(path)
      guard let source = try? String(contentsOf: url, encoding: .utf8),
        strstr(source, "as? ") != nil
      else { continue }
      #expect(openCasts(source) == [], "\(path): unwrap before the cast in these lines")
    }
  }

  @Test(
    "Such casts are told from those of a value",
    arguments: [
      ("func f<T: A>(_ a: A?) -> T? {\n  b.a as? T\n}", [2]),
      ("func f<T>(_ a: [A]) -> T? {\n  a.first as? T\n}", [2]),
      ("func f<T>(_ a: [A]) -> T? {\n  a[0] as? T\n}", [2]),
      ("func f<T: A>(_ a: A) -> T? {\n  a as? T\n}", []),
      ("func f(_ a: A?) -> B? {\n  c.a as? B\n}", []),
    ])
  func kindsOfCasts(source: String, lines: [Int]) {
    #expect(openCasts(source) == lines)
  }

  @Test(
    "A reason stands near its place, or speaks for its file",
    arguments: [
      ("// Its owner clears it.\nunowned(unsafe) var a: A?", []),
      ("// Unsafe here: one thread only.\n\n\n\n\n\n\n\nunsafeBitCast(a, to: B.self)", []),
      ("/// An unowned(unsafe) reference.\nvar a: A?", []),
      ("unowned(unsafe) var a: A?\n// Unsafe here: too late.", [1]),
      ("/// The view.\nunowned(unsafe) var a: A?", [2]),
      ("// Far away.\n\n\n\n\n\n\nunsafeDowncast(a, to: B.self)", [8]),
    ])
  func places(source: String, lines: [Int]) {
    #expect(unexplained(source) == lines)
  }
}
