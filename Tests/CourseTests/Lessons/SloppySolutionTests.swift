import Help
import ResponderKit
import Session
import TestSupport
import Testing

@testable import Course

/// Somebody who tries anything solves no lesson by it, unless it is right.
@Suite struct SloppySolutionTests {
  /// The moves that are right, or break nothing of a lesson, each with the reason; `*` stands for any
  /// word.
  static let right: [String: [String: String]] = [
    "*": [
      "move * to root": "what stays at its place on the screen works as before",
      "move * to window": "what stays at its place on the screen works as before",
    ],
    "predict": [
      "front red": "any way that gives red this tap will do",
      "override yellow redirect red": "yellow lies at the point, and gives the tap to red",
    ],
    "order": [
      "back blue": "red is in front then", "front red": "the solution",
      "move red to blue;move red to window": "red comes to lie in front, at its place",
    ],
    "refusals": [
      "set veil interaction off": "the solution", "override veil passthrough": "another way",
      "override veil block": "another way",
      "front buy;override veil redirect root":
        "buy is in front of veil, which gives what it takes to root",
      "back veil;override veil redirect root":
        "buy is in front of veil, which gives what it takes to root",
      "override veil redirect *": "its interaction is off, and it says no before",
    ],
    "outside": [
      "override card accepts buy": "the solution",
      "override buy block": "an override of card answers buy without asking it",
      "override buy redirect *": "an override of card answers buy without asking it",
    ],
    "hud": [
      "override hud passthrough": "the solution", "front buy": "hud is empty there",
      "override hud block": "the override of the solution takes its place",
      "override hud redirect *": "the override of the solution takes its place",
      "move buy to hud": "it stays at its place",
    ],
    "raised": [
      "override bar accepts plus": "the solution",
      "override home accepts plus;override bar accepts home":
        "home contains no more than plus does",
    ],
    "overlay": [
      "override toast passthrough": "the solution",
      "override toast redirect *": "the override of the solution takes its place",
    ],
    "disabled": [
      "disable buy": "it is disabled", "set buy interaction off": "it refuses taps anyway",
      "override buy block": "it refuses taps anyway",
      "override buy redirect *":
        "a view in front of it takes the tap, or open refuses the touch",
    ],
    "pinch": [
      "move turn to *": "map covers the screen", "move zoom to *": "map covers the screen",
      "override root redirect map": "map covers the screen",
      "override window redirect map": "map covers the screen",
    ],
    "background": ["override row redirect row-content": "row-content belongs to row"],
    "sheet": [
      "front root;move sheet-view to *": "sheet stays presented, and takes the taps on it",
      "move sheet-view to *;front root": "sheet stays presented, and takes the taps on it",
    ],
    "yourapp": [
      "move like to card": "one of the right ways",
      "override photo redirect *": "like has left photo",
      "set photo interaction off": "like has left photo",
    ],
  ]

  /// The names of what a lesson asks nothing of, each with the reason.
  static let idle: [String: [String: String]] = [
    "predict": [
      "blue": "red gets the tap, whatever becomes of blue",
      "yellow": "red gets the tap, whatever becomes of yellow",
    ],
    "refusals": ["price": "it refuses touches, and may as well be gone"],
    "child": ["map-view": "it is the root view of map no more"],
    "shake": [
      "pad": "shakes have no point", "name": "shakes have no point", "root": "shakes have no point",
      "window": "shakes have no point",
    ],
    "background": ["row-content": "it only belongs to row"],
    "receive": [
      "text": "all of panel is refused", "thumb": "all of panel is refused",
      "close": "root has the same taps as dim",
    ],
    "offset": [
      "row1": "rows are looked at, and keep their frames",
      "row2": "rows are looked at, and keep their frames",
      "row3": "rows are looked at, and keep their frames",
      "row4": "rows are looked at, and keep their frames",
    ],
    "level": ["root": "lock covers it", "window": "lock covers it"],
    "presented": [
      "list": "the sheet covers it", "root": "the sheet covers it",
      "photo": "it may be small, and still gets its touches", "sheet-view": "it may be larger",
    ],
    "yourapp": [
      "heading": "labels refuse touches", "price": "labels refuse touches",
    ],
  ]

  @Test(arguments: Course.own.lessons.indices, seeds(1, of: 20))
  func onlyWhatIsRightSolvesALesson(index: Int, seed: Int) {
    let lesson = Course.own.lessons[index]
    let trial = LessonTrial(lesson, kit: .tapscope)
    var generator = SloppyGenerator(trial, lesson.solutions, seed: seed)
    for _ in 0..<size(45, of: 150) {
      let attempt = generator.next()
      guard trial.isSolved(by: attempt.commands) else { continue }
      // What makes views be asked more often breaks nothing beside a solution.
      let moves = attempt.moves.filter {
        !$0.isWidening || !trial.isSolved(by: attempt.commands(without: $0))
      }
      #expect(
        Self.isRight(moves.map(\.text), in: lesson.name),
        "\(lesson.name) is solved by '\(attempt.commands.joined(separator: ";"))'")
    }
  }

  /// Returns whether moves are listed, each or together.
  private static func isRight(_ moves: [String], in lesson: String) -> Bool {
    moves.allSatisfy { isListed($0, in: lesson) }
      || isListed(moves.joined(separator: ";"), in: lesson)
  }

  private static func isListed(_ move: String, in lesson: String) -> Bool {
    let words = move.split(separator: " ")
    let subject = String(words[1].prefix { $0 != ";" })
    if idle[lesson]?[subject] != nil { return true }
    return ["*", lesson].contains { name in
      (right[name] ?? [:]).keys.contains { key in
        let pattern = key.split(separator: " ")
        guard pattern.count == words.count else { return false }
        return pattern.indices.allSatisfy { pattern[$0] == "*" || pattern[$0] == words[$0] }
      }
    }
  }
}

/// A move of somebody who does not think.
private struct SloppyMove: Equatable {
  /// The command, or several.
  var text: String
  /// Indicates whether it only makes views be asked more often.
  var isWidening = false
}

/// A try: moves, perhaps behind a right way.
private struct SloppyAttempt {
  var way: [String] = []
  var moves: [SloppyMove]
  var commands: [String] { way + moves.map(\.text) }

  func commands(without move: SloppyMove) -> [String] {
    way + moves.filter { $0 != move }.map(\.text)
  }
}

/// A maker of tries: a move, two of them, or a right way and a move that breaks something.
private struct SloppyGenerator {
  private let breaking: [SloppyMove]
  private let moves: [SloppyMove]
  private let solutions: [[String]]
  private var generator: SeededGenerator
  private var count = 0

  init(_ trial: LessonTrial, _ solutions: [[String]], seed: Int) {
    self.solutions = solutions
    generator = SeededGenerator(seed: seed)
    let names = trial.session.scene.names
    func all<Object>(_ type: Object.Type) -> [(String, Object)] {
      names.names.sorted().compactMap { name in (names[name] as? Object).map { (name, $0) } }
    }
    let (views, recognizers) = (all(UIView.self), all(UIGestureRecognizer.self))
    breaking =
      views.flatMap { Self.breaking($0, $1, among: views) }
      + recognizers.flatMap { name, recognizer in
        ["remove \(name)", "set \(name) enabled off"].map { SloppyMove(text: $0) }
          + views.filter { $0.1 !== recognizer.view }.map {
            SloppyMove(text: "move \(name) to \($0.0)")
          }
      }
    moves = breaking + views.flatMap { Self.widening($0.0, among: views) }
  }

  /// Returns moves that take touches from a view, or give it those of others.
  private static func breaking(
    _ name: String, _ view: UIView, among views: [(String, UIView)]
  ) -> [SloppyMove] {
    var moves = [
      "remove \(name)", "hide \(name)", "alpha \(name) 0", "set \(name) interaction off",
      "disable \(name)", "override \(name) block", "frame \(name) 0,2000 10x10",
      "frame \(name) 0,0 1x1",
    ]
    if view.frame.size != CGSize(width: 390, height: 844) {
      moves.append("front \(name);frame \(name) 0,0 390x844")
    }
    for (other, place) in views where place !== view {
      moves.append("override \(name) redirect \(other)")
      if place !== view.superview { moves.append("move \(name) to \(other)") }
    }
    return moves.map { SloppyMove(text: $0) }
  }

  private static func widening(_ name: String, among views: [(String, UIView)]) -> [SloppyMove] {
    var moves = [
      "front \(name)", "back \(name)", "override \(name) passthrough", "inset \(name) -50",
    ]
    moves += views.map(\.0).filter { $0 != name }.map { "override \(name) accepts \($0)" }
    return moves.map { SloppyMove(text: $0, isWidening: true) }
  }

  mutating func next() -> SloppyAttempt {
    count += 1
    func any(_ moves: [SloppyMove]) -> [SloppyMove] {
      moves.randomElement(using: &generator).map { [$0] } ?? []
    }
    switch count % 3 {
    case 0: return SloppyAttempt(moves: any(moves))
    case 1: return SloppyAttempt(moves: any(moves) + any(moves))
    default:
      let way = solutions.randomElement(using: &generator) ?? []
      return SloppyAttempt(way: way, moves: any(breaking))
    }
  }
}
