import TestSupport
import Testing

@testable import Scenes

/// A table of positions finds what a dictionary finds.
@Suite struct HashIndexTests {
  /// - Parameter spread: The number of different hashes; few make long runs of taken slots.
  @Test("Like a dictionary", arguments: [3, 40, 1 << 40])
  func likeADictionary(spread: Int) {
    var random = SeededGenerator(seed: spread)
    let hashes = (0..<400).map { _ in Int.random(in: 0..<spread, using: &random) }
    var index = HashIndex()
    var model: Set<Int> = []
    for step in 0..<4000 {
      let key = Int.random(in: hashes.indices, using: &random)
      let isFound = index.position(hashes[key]) { $0 == key } == key
      #expect(isFound == model.contains(key), "step \(step)")
      // It fills up first, and becomes empty at the end.
      if isFound, Int.random(in: 0..<4000, using: &random) < step {
        index.remove(key, hashes[key])
        model.remove(key)
      } else if !isFound, step < 3000 {
        index.insert(key, hashes[key])
        model.insert(key)
      }
      #expect(index.count == model.count)
    }
    for key in hashes.indices {
      #expect((index.position(hashes[key]) { $0 == key } != nil) == model.contains(key))
    }
  }
}
