import Code
import Explanation
import Foundation
import ResponderKit
import Testing

@testable import Interpreter

/// The same classes, compiled and read.
@Suite("Classes answer as the compiled ones do")
struct TwinTests {
  @Test("The files of the twins are read without a mistake")
  func reading() {
    let running = Running(TwinFile.all)
    #expect(running.mistakes == [])
    #expect(running.program.types.values.filter { $0.kind == .class }.count == 52)
    #expect(TwinKind.all.count == 54)
  }

  @Test(
    "10,000 touches on random scenes ask the same questions and find the same views",
    arguments: 0..<20)
  func touches(seed: Int) throws {
    var scenes = try TwinScenes(seed, TwinKind.all)
    scenes.expectSameAnswers()
  }

  @Test("Lines run as often as the compiled statements that are logged", arguments: 100..<110)
  func lines(seed: Int) throws {
    let log = LineLog()
    try LineLog.$current.withValue(log) {
      var scenes = try TwinScenes(seed, TwinKind.logged)
      let machine = scenes.program.machine
      machine.keepsLines = true
      var count = 0
      for _ in 0..<300 {
        let point = scenes.randomPoint()
        _ = log.takeRuns()
        machine.forgetOutput()
        let (one, other) = (scenes.compiled(point).hit, scenes.coded(point).hit)
        #expect(one?.tag == other?.tag)
        var told: [String: Int] = [:]
        for file in TwinFile.all {
          let name = file.name.replacing("Twin", with: "Logged")
          for (line, runs) in machine.lines.runs(of: file.name) { told["\(name):\(line)"] = runs }
        }
        let runs = log.takeRuns()
        let different = Set(told.keys).union(runs.keys).filter { told[$0] != runs[$0] }.sorted()
        #expect(different.map { "\($0): \(told[$0] ?? 0) of \(runs[$0] ?? 0)" } == [], "\(point)")
        count += runs.count
      }
      #expect(count > 2000)
    }
  }

  @Test("The logged classes are those that are read", arguments: TwinFile.all)
  func logged(file: TwinFile) throws {
    let text = LineLogging.text(of: file.text, named: file.name)
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try text.write(to: file.logged, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file.logged, encoding: .utf8) == text)
  }
}

/// A file of twins.
struct TwinFile: Sendable {
  let name: String
  let text: String
  /// The same with its statements logged.
  let logged: URL

  static let all: [TwinFile] = ["Twins", "TwinsOfGeometry", "TwinsOfState", "TwinsOfTrees"]
    .map(file)

  /// The twins that get events.
  static let events = file("TwinsOfEvents")

  private static func file(_ title: String) -> TwinFile {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Twins/\(title).swift")
    let logged = title.replacing("Twins", with: "LoggedTwins")
    return TwinFile(
      name: title, text: (try? String(contentsOf: file, encoding: .utf8)) ?? "",
      logged: folder.appendingPathComponent("Logged/\(logged).swift"))
  }
}

/// A class of the twins, or one of UIKit's that tells what it is asked.
struct TwinKind: Sendable {
  let name: String
  let make: @Sendable (CGRect) -> UIView
}

/// What the probes of a scene were asked.
final class ProbeLog: @unchecked Sendable {
  @TaskLocal static var current = ProbeLog()
  var questions: [String] = []
}

/// A view of no code that tells what it is asked.
class ProbeView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ProbeLog.current.questions.append("\(tag) hitTest \(point)")
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ProbeLog.current.questions.append("\(tag) inside \(point)")
    return super.point(inside: point, with: event)
  }
}

/// Two scenes made alike, of the compiled classes and of those that are read.
struct TwinScenes {
  let program: CodeProgram
  private var numbers: SeededNumbers
  private let roots: (compiled: UIView, coded: UIView)
  private var pairs: [(compiled: UIView, coded: UIView)] = []

  init(_ seed: Int, _ kinds: [TwinKind], _ running: Running = Running(TwinFile.all)) throws {
    numbers = SeededNumbers(seed)
    program = running.program
    program.didMake = { [unowned program] _, view in program.join(view) }
    roots = (UIView(frame: .screen), UIView(frame: .screen))
    pairs = [roots]
    for k in 0..<25 { try add(kinds[number(0..<kinds.count)], k + 1) }
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func add(_ kind: TwinKind, _ tag: Int) throws {
    let frame = CGRect(
      x: number(-30..<200), y: number(-30..<400), width: number(5..<250), height: number(5..<300))
    let made = kind.make(frame)
    let coded: UIView
    if let type = program.types[kind.name] {
      coded = try #require(try program.makeView(of: type, frame: frame).object as? UIView)
    } else {
      coded = kind.make(frame)
    }
    let parent = number(0..<2) == 0 ? 0 : number(0..<pairs.count)
    let (state, turn) = (number(0..<12), number(0..<6))
    for view in [made, coded] {
      view.tag = tag
      view.isHidden = state == 0
      view.alpha = state == 1 ? 0.005 : 1
      view.isUserInteractionEnabled = state != 2
      if turn == 0 { view.transform = CGAffineTransform(rotationAngle: 0.5) }
      if turn == 1 { view.transform = CGAffineTransform(scaleX: 0.5, y: 2) }
    }
    pairs[parent].compiled.addSubview(made)
    pairs[parent].coded.addSubview(coded)
    pairs.append((made, coded))
  }

  mutating func randomPoint() -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: -20...390, using: &numbers),
      y: CGFloat.random(in: -20...844, using: &numbers))
  }

  /// Returns what a scene answers, and what its probes were asked.
  private func answer(_ root: UIView, _ point: CGPoint) -> (hit: UIView?, questions: [String]) {
    let log = ProbeLog()
    let hit = ProbeLog.$current.withValue(log) { root.hitTest(point, with: nil) }
    return (hit, log.questions)
  }

  func compiled(_ point: CGPoint) -> (hit: UIView?, questions: [String]) {
    answer(roots.compiled, point)
  }

  func coded(_ point: CGPoint) -> (hit: UIView?, questions: [String]) { answer(roots.coded, point) }

  /// Expects 500 touches to ask the same questions and to find the same views in both scenes, and the
  /// stored properties to be the same afterwards.
  mutating func expectSameAnswers() {
    var hits = 0
    for _ in 0..<500 {
      let point = randomPoint()
      let (hit, questions) = compiled(point)
      let (coded, codedQuestions) = coded(point)
      #expect(hit?.tag == coded?.tag, "\(point)")
      #expect(questions == codedQuestions, "\(point)")
      #expect(program.machine.failure == nil)
      if hit?.tag ?? 0 > 0 { hits += 1 }
    }
    #expect(hits > 20)
    #expect(differencesOfProperties == [])
  }

  /// The stored properties that differ, of those whose values have the same words in both.
  var differencesOfProperties: [String] {
    pairs.flatMap { compiled, coded in program.differences(of: coded, from: compiled) }
  }
}

extension CodeProgram {
  /// The stored properties of an object that differ from those of its compiled twin.
  func differences(of coded: StatefulObject, from compiled: StatefulObject) -> [String] {
    var differences: [String] = []
    var mirror: Mirror? = Mirror(reflecting: compiled)
    var values: [String: Any] = [:]
    while let current = mirror, "\(current.subjectType)".hasPrefix("Twin") {
      for child in current.children { values[child.label ?? ""] = child.value }
      mirror = current.superclassMirror
    }
    for (index, property) in storedProperties(of: coded).enumerated() {
      guard let value = values[property.name], let known = storedValue(at: index, of: coded),
        value is Int || value is Bool || value is CGFloat || value is [Int] || value is Int?
      else { continue }
      let words = "\(value)".replacing("Optional(", with: "").replacing(")", with: "")
      let told = machine.printed(known)
      if told != words { differences.append("\(property.name): \(words), not \(told)") }
    }
    return differences
  }
}

extension CGRect {
  fileprivate static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
}

/// A generator of the same numbers in each run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 99 }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
