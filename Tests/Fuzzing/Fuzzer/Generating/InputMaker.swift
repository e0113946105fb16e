import Foundation
import TestSupport

/// The kinds of inputs.
enum InputKind: String, CaseIterable {
  /// Scripts, some of which have classes; scripts that begin with classes; dumps.
  case scripts, classes, dumps
}

/// A maker of inputs by their number. The same seed and number give the same input, on every
/// machine and in any order.
struct InputMaker {
  /// One input, with the checks that are made.
  struct Input {
    var bytes: [UInt8]
    var plan: CheckPlan
  }

  let kind: InputKind
  let seed: Int
  private let vocabulary: Vocabulary?
  private let corpus: [[UInt8]]

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - folders: The folders of the inputs that others are made from.
  init(_ kind: InputKind, seed: Int, from folders: [URL]) throws {
    self.kind = kind
    self.seed = seed
    vocabulary = kind == .dumps ? nil : Vocabulary()
    corpus = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appendingPathComponent($0) }.filter { !$0.hasDirectoryPath }
        .compactMap { try? Array(Data(contentsOf: $0)) }
    }
  }

  /// Returns the input of a number.
  func input(_ number: Int) -> Input {
    // Numbers behind each other must not give the same numbers a step later.
    var random = SeededGenerator(seed: seed &* 0x5851_F42D_4C95_7F2D &+ number)
    random = SeededGenerator(seed: Int(truncatingIfNeeded: random.next()))
    guard let vocabulary, corpus.isEmpty || !random.chance(0.05) else {
      let bytes = corpus.isEmpty ? [] : corpus[Int.random(in: corpus.indices, using: &random)]
      return Input(bytes: mutated(bytes, &random), plan: .drawn(&random))
    }
    let isMutated = random.chance(kind == .classes ? 0.15 : 0.05)
    var generator = ScriptGenerator(vocabulary, random: random)
    generator.beginsWithClasses = kind == .classes
    let bytes = Array(generator.script().joined(separator: "\n").utf8)
    random = generator.random
    return Input(
      bytes: isMutated ? mutated(bytes, &random) : bytes, plan: .drawn(&random))
  }

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var mutator = Mutator(random: SeededGenerator(seed: Int(truncatingIfNeeded: random.next())))
    return mutator.mutated(bytes)
  }
}
