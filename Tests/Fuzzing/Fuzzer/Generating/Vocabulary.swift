import Help
import Language
import ResponderKit
import Scenes
import Session

/// The kinds of objects that commands name.
enum NamedKind: String, CaseIterable {
  case view = "root"
  case control = "buy"
  case scrollView = "list"
  case window = "window"
  case controller = "vc"
  case recognizer = "tapped"

  /// The name of the only object of the kind in the session on which slots are tried out.
  var sample: String { rawValue }
}

/// The values that a slot takes.
struct SlotWords {
  /// A form of a value that is made anew each time.
  enum Shape: CaseIterable {
    case integer, number, point, size, rect, edges, transform
    case newName, text, property, propertyOfObject, assignment

    /// A value of the shape.
    var sample: String {
      switch self {
      case .integer: "3"
      case .number: "0.5"
      case .point: "3,4"
      case .size: "3x4"
      case .rect: "3,4 5x6"
      case .edges: "1,2,3,4"
      case .transform: "1,0,0,1,2,3"
      case .newName: "fresh"
      case .text: "<some text>"
      case .property: "alpha"
      case .propertyOfObject: "buy.alpha"
      case .assignment: "alpha=0.5"
      }
    }
  }

  /// The shapes that it reads.
  var shapes: [Shape] = []
  /// The kinds of objects whose names it reads.
  var kinds: [NamedKind] = []
  /// The words that it offers or reads.
  var words: [String] = []
  /// Indicates whether it takes a whole command.
  var isCommand = false

  /// Indicates whether it depends on words before it, as the value of a property does.
  var isOpen: Bool { shapes.isEmpty && kinds.isEmpty && words.isEmpty && !isCommand }
}

/// A command with the ways to write it.
struct CommandGrammar {
  let name: String
  let forms: [[Syntax<Session>]]
}

/// The grammar of all commands, from the command table, with the values of each slot, found by
/// trying what the slot reads.
final class Vocabulary {
  /// The commands.
  let commands: [CommandGrammar]
  /// The indices of the commands, each as often as it is to come.
  let lots: [Int]
  private var slots: [ObjectIdentifier: SlotWords] = [:]
  private let session: Session
  private let names: Set<String>

  /// Creates the vocabulary.
  init() {
    session = Session { _ in }
    let scene = """
      add UIButton buy 0,0 90x44; add UIScrollView list 0,90 90x90; gesture tap tapped on buy
      let x 3; checkpoint start; target buy touchUpInside vc.save:
      """
    for line in scene.split(separator: "\n") {
      do { try session.execute(String(line)) } catch { fatalError("\(line): \(error)") }
    }
    names = Set(session.scene.names.names)
    commands = session.grammar.map { CommandGrammar(name: $0.name, forms: $0.forms.map(\.syntax)) }
    lots = commands.indices.flatMap { [commands] in
      Array(repeating: $0, count: Self.share(of: commands[$0].name))
    }
    for slot in commands.flatMap(\.forms).flatMap({ $0.slots() }) {
      slots[ObjectIdentifier(slot)] = words(of: slot)
    }
  }

  /// Returns the values of a slot.
  func words(in slot: AnySlot<Session>) -> SlotWords {
    slots[ObjectIdentifier(slot)] ?? SlotWords()
  }

  /// Returns how often a command comes, compared with others.
  private static func share(of name: String) -> Int {
    switch name {
    // Blocks are opened and closed apart, files cannot be touched, and the end should be far away.
    case "repeat", "test", "macro", "xfail", "end", "save", "source", "import", "record", "quit": 0
    case "map", "audit", "sweep", "help", "export", "draw", "wait", "animate", "step", "why": 1
    case "tree", "get", "find", "tree controllers", "chain", "trace", "log", "predict", "history": 2
    case "add": 40
    case "remove", "move", "set", "gesture", "controller", "present", "window", "override", "copy",
      "undo", "redo", "hide", "show", "tap", "touch", "rotate":
      14
    default: 4
    }
  }

  /// Words that some slots read and none offers.
  private static let unoffered = [
    "vc.save:", "nil.save", "touchUpInside", "root=nil", "cmd+z", "\"a\"", "UIView#1", "root/buy",
    "none", "$x", "list.pan", "vc.view", "start", "M0,0L9,0L9,9Z", "it",
  ]

  private func words(of slot: AnySlot<Session>) -> SlotWords {
    var words = SlotWords()
    if case .command = slot.extent {
      words.isCommand = true
      return words
    }
    let button = session.scene.names["buy"]
    let readsText = reads(slot, SlotWords.Shape.text.sample)
    for shape in SlotWords.Shape.allCases {
      let isRead =
        switch shape {
        case .newName: !readsText && reads(slot, shape.sample) && !reads(slot, "root")
        case .text: readsText
        case .property:
          !readsText && reads(slot, shape.sample, about: button) && !reads(slot, shape.sample)
        case .assignment: !readsText && reads(slot, shape.sample) && !reads(slot, "alpha=x:y")
        default: reads(slot, shape.sample)
        }
      if isRead { words.shapes.append(shape) }
    }
    words.kinds = NamedKind.allCases.filter { reads(slot, $0.sample) && !readsText }
    let completion = Completion(
      context: session, choice: WordChoice(partial: ""),
      subject: words.shapes == [.property] ? nil : button)
    // The files of a folder would differ from machine to machine.
    let offers = slot.phrase.contains("file") ? [] : slot.candidates(completion)
    let offered = offers.map { $0.text + ($0.suffix == "=" ? "=1" : "") }
    let isAnyWord = readsText || words.shapes.contains(.newName)
    let accepted = Self.unoffered.filter { !isAnyWord && reads(slot, $0) }
    words.words = (offered.sorted() + accepted).filter { !names.contains($0) }
    return words
  }

  /// Returns whether a slot reads a text to its end.
  private func reads(
    _ slot: AnySlot<Session>, _ text: String, about subject: AnyObject? = nil
  ) -> Bool {
    var lexer = Lexer("")
    let quoted = text.hasPrefix("<") ? "\"\(text)\"" : text
    guard let words = try? lexer.commands(of: quoted).last, !words.isEmpty else { return false }
    var reader = Reader(words, from: 0, session)
    reader.subject = subject
    return session.trying { (try? slot.match(&reader)) == true && reader.isAtEnd }
  }
}
