import Language
import Scenes
import Session
import TestSupport

/// A maker of scripts from the grammar of the commands. The same seed gives the same script.
struct ScriptGenerator {
  private let vocabulary: Vocabulary
  private var values: ValueGenerator
  /// The properties that the last words named, for the value that follows.
  private var property: Property?
  /// The words of the line so far.
  private var words: [String] = []
  private var openBlocks = 0
  /// Indicates whether scripts begin with classes.
  var beginsWithClasses = false

  /// Creates a generator of one script.
  init(_ vocabulary: Vocabulary, random: SeededGenerator) {
    self.vocabulary = vocabulary
    values = ValueGenerator(random: random)
  }

  /// The generator of random numbers, as far as it was used.
  var random: SeededGenerator { values.random }

  /// Returns the lines of a script.
  ///
  /// - Parameter most: The largest number of commands, without those of a long script now and then.
  mutating func script(most: Int = 12) -> [String] {
    var count = values.number(values.chance(0.02) ? 20...60 : 1...most)
    var lines = values.chance(0.9) ? values.beginning() : []
    if beginsWithClasses {
      lines += ClassMaker.lines(&values)
      count += lines.count
    }
    while lines.count < count {
      if values.chance(beginsWithClasses ? 0.2 : 0.01) { lines += ClassMaker.lines(&values) }
      if values.chance(beginsWithClasses ? 0.1 : 0.01) { lines += ClassMaker.statement(&values) }
      lines.append(line())
    }
    while openBlocks > 0, !values.chance(0.02) {
      lines.append("end")
      openBlocks -= 1
    }
    return lines
  }

  private mutating func line() -> String {
    if openBlocks > 0, values.chance(0.25) {
      openBlocks -= 1
      return "end"
    }
    if values.chance(0.04) { return block() }
    return command(depth: 0)
  }

  private mutating func block() -> String {
    openBlocks += 1
    switch values.number(0...4) {
    case 0: return "repeat \(values.number(0...4)) as i"
    case 1: return "test \"t\(values.number(0...3))\""
    case 2: return "xfail t \"not yet\""
    case 3: return "macro m\(values.number(0...2)) n"
    default: return "repeat \(values.number(0...3))"
    }
  }

  private mutating func command(depth: Int) -> String {
    let command = vocabulary.commands[values.one(of: vocabulary.lots)]
    (property, words) = (nil, [command.name])
    values.lineBegins(with: command.name)
    emit(values.one(of: command.forms), depth)
    return words.joined(separator: " ")
  }

  private mutating func emit(_ parts: [Syntax<Session>], _ depth: Int) {
    for part in parts {
      switch part {
      case .word(let word): words.append(word)
      case .slot(let slot): emit(vocabulary.words(in: slot), depth)
      case .optional(let parts): if values.chance(0.45) { emit(parts, depth) }
      case .choice(let choices): emit(values.one(of: choices), depth)
      case .many(let parts):
        emit(parts, depth)
        while values.chance(0.3) { emit(parts, depth) }
      }
    }
  }

  private mutating func emit(_ slot: SlotWords, _ depth: Int) {
    if slot.isCommand {
      guard depth < 3 else { return words.append("tree") }
      let before = words
      let inner = command(depth: depth + 1)
      return words = before + [inner]
    }
    if slot.isOpen {
      return words.append(values.value(of: property))
    }
    // A slot that reads names, and others besides, mostly gets a name.
    let isName = !slot.kinds.isEmpty && (values.chance(0.8) || slot.shapes.isEmpty)
    if isName { return words.append(values.name(of: slot.kinds)) }
    let isWord = !slot.words.isEmpty && (values.chance(0.7) || slot.shapes.isEmpty)
    if isWord {
      let word = values.one(of: slot.words)
      values.classWasNamed(word)
      return words.append(word)
    }
    guard !slot.shapes.isEmpty else { return }
    switch values.one(of: slot.shapes) {
    case .property:
      words.append(namedProperty())
    case .propertyOfObject:
      words.append("\(values.name(of: [.view, .control, .window])).\(namedProperty())")
    case .assignment:
      let property = values.property()
      words.append("\(property.shortNames.first ?? property.name)=\(values.value(of: property))")
    case let shape: words.append(values.value(of: shape))
    }
  }

  private mutating func namedProperty() -> String {
    let property = values.property()
    self.property = property
    return property.name
  }
}
