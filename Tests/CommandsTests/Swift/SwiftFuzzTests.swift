import Session
import SessionStage
import TestSupport
import Testing

/// Nobody types Swift without mistakes.
@Suite struct SwiftFuzzTests {
  /// Lines with something taken away, doubled, exchanged or put in; the same ones in every run.
  private static func mutated(_ line: String, _ random: inout SystemOfNumbers) -> String {
    var characters = Array(line)
    for _ in 0...random.next(below: 3) where !characters.isEmpty {
      let place = random.next(below: characters.count)
      switch random.next(below: 5) {
      case 0: characters.remove(at: place)
      case 1: characters.insert(characters[place], at: place)
      case 2: characters.swapAt(place, random.next(below: characters.count))
      case 3: characters.insert(Self.signs[random.next(below: Self.signs.count)], at: place)
      default: characters.removeSubrange(place...)
      }
    }
    return String(characters)
  }

  private static let signs = Array(".=()[]{}:;,?!\"'\\#@$-+*/%<> 09eéπ🙂\u{0}\t")

  /// A generator of numbers from a seed.
  private struct SystemOfNumbers {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % limit
    }
  }

  @Test(arguments: seeds(3, of: 8))
  func noLineTrapsAndAnErrorChangesNothing(seed: Int) throws {
    var random = SystemOfNumbers(state: UInt64(seed + 1))
    let lines =
      (SwiftTests.properties + SwiftTests.calls).map(\.0) + SwiftMistakeTests.mistakes.map(\.0)
    var prompt = try SwiftTests.prompt()
    var before = prompt.state
    for count in 0..<500 {
      if count.isMultiple(of: 50) {
        prompt = try SwiftTests.prompt()
        before = prompt.state
      }
      let line = Self.mutated(lines[random.next(below: lines.count)], &random)
      // One command alone, as those before an error are carried out.
      guard !line.contains(";"), !line.contains("\n") else { continue }
      do {
        try prompt.session.execute(line)
        before = prompt.state
      } catch {
        #expect(prompt.state == before, "\(line)")
        #expect((error as? CommandError)?.message != "", "\(line)")
      }
    }
  }
}
