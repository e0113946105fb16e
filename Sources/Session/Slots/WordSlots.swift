import Explanation
import Language
import ResponderKit
import Scenes
import Text

extension Reader where Context == Session {
  /// Reads the next word as it stands.
  package mutating func text() -> String {
    defer { position += 1 }
    return word.text
  }
}

extension Part where Context == Session, Value == String {
  /// Returns a slot for a text in quotes, or a word.
  package static func text(_ label: String) -> Part {
    .slot(Slot(label, "text") { $0.text() })
  }

  /// Returns a slot that takes all remaining words as a text.
  package static func rest(_ label: String) -> Part {
    .slot(Slot(label, "text") { $0.rest() })
  }

  /// Returns a slot for a name, a class, or a part of one.
  package static func pattern(_ label: String = "PATTERN") -> Part {
    var slot = Slot<Session, String>(label, "a name, a class, or a part of one") { $0.text() }
    slot.candidates = { $0.named { $0 is UIView } + $0.classesOfViews(suffix: " ") }
    return .slot(slot)
  }

  /// Returns a slot for the name of a checkpoint.
  package static func checkpoint(_ label: String = "NAME") -> Part {
    var slot = Slot<Session, String>(label, "a checkpoint") { $0.text() }
    slot.candidates = { $0.words($0.session.scene.journal.checkpoints.reversed()) }
    return .slot(slot)
  }

  /// Returns a slot for the name of a variable, an alias or a macro.
  package static func variable(_ label: String = "NAME") -> Part {
    .slot(
      Slot(label, "a name of letters, digits and '_'") { reader in
        let word = reader.word
        guard word.quoting == .bare, NameRule.isVariable(word.text) else { return nil }
        return reader.text()
      })
  }

  /// Returns a slot for a reason why a view refused a touch.
  package static func reason(_ label: String = "REASON") -> Part {
    let names = HitTestRefusal.Word.allCases.map(\.rawValue)
    let phrase = "a reason: hidden, interaction, alpha, outside, disabled, override or singular"
    var slot = Slot<Session, String>(label, phrase) { reader in
      names.contains(reader.word.text) ? reader.text() : nil
    }
    slot.candidates = { $0.words(names) }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == Located<String> {
  /// Returns a slot for a new name.
  package static func newName(_ label: String = "NAME") -> Part {
    .located(
      .slot(
        Slot(label, "a new name") { reader in
          let word = reader.word
          guard word.quoting == .bare else {
            throw CommandError(.badName(word.text), at: word.range)
          }
          try reader.session.checkName(word.text, at: word.range)
          return reader.text()
        }))
  }
}

extension Part where Context == Session, Value == Bool {
  /// One of the words for a boolean.
  package static var truth: Part {
    .oneOf(["on", "true", "yes", "off", "false", "no"].map { .word($0, as: $0.truth == true) })
  }
}

extension Part where Context == Session, Value == ViewClass {
  /// Returns a slot for a class of views.
  package static func viewClass(_ label: String = "CLASS") -> Part {
    viewClass(label) { _ in true }
  }

  /// Returns a slot for a class whose views all have one size.
  package static func viewClassOfFixedSize(_ label: String = "CLASS") -> Part {
    viewClass(label) {
      let size = $0.make(.zero).fixedSize
      return size.width != UIView.noIntrinsicMetric && size.height != UIView.noIntrinsicMetric
    }
  }

  private static func viewClass(
    _ label: String, where fits: @escaping @Sendable (ViewClass) -> Bool
  ) -> Part {
    var slot = Slot<Session, ViewClass>(label, "a class such as UIButton") { reader in
      let word = reader.word
      guard word.quoting == .bare else { return nil }
      if let viewClass = reader.session.scene.classes[word.text] {
        guard fits(viewClass) else { return nil }
        reader.position += 1
        reader.subject = NewObject { viewClass.make(.zero) }
        return viewClass
      }
      // A word that begins like a class of UIKit's can only be meant as one.
      guard word.text.hasPrefix("UI"), word.text.count > 2 else { return nil }
      let names = reader.session.suggestions(
        for: word.text, in: reader.session.scene.classes.all.map(\.name))
      throw CommandError(.unknownClass(word.text, suggestions: names), at: word.range)
    }
    slot.candidates = { completion in
      completion.choice.picked(
        completion.session.scene.classes.all.filter(fits).map { Candidate($0.name, $0.summary) })
    }
    slot.roles = { _, range in [WordRole(range, .type)] }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == [EventMethod] {
  /// Events such as touches, joined by commas.
  package static func events(_ label: String = "EVENTS") -> Part {
    .methods(label, "events such as touches")
  }

  /// Returns a slot for a method that takes events.
  package static func method(_ label: String = "METHOD") -> Part {
    .methods(label, "a method such as touchesBegan")
  }

  private static func methods(_ label: String, _ phrase: String) -> Part {
    var slot = Slot<Session, [EventMethod]>(label, phrase) { reader in
      var methods: [EventMethod] = []
      for part in reader.word.text.split(separator: ",") {
        switch part {
        case "touches": methods += EventMethod.touches
        case "motion": methods += EventMethod.motion
        case "presses": methods += EventMethod.presses
        case "remote": methods.append(.remoteControlReceived)
        default:
          guard let method = EventMethod(rawValue: String(part)) else {
            throw CommandError(.unknownEvents(String(part)), at: reader.word.range)
          }
          methods.append(method)
        }
      }
      reader.position += 1
      return methods
    }
    slot.candidates = { completion in
      completion.joined(
        by: ",",
        ["touches", "motion", "presses", "remote"] + EventMethod.allCases.map(\.rawValue))
    }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == UIKey {
  /// Returns a slot for a key such as `cmd+z`; a bare word that names something is none.
  package static func key(_ label: String = "\"KEY\"") -> Part {
    var slot = Slot<Session, UIKey>(label, "a key such as \"cmd+z\"") { reader in
      let word = reader.word
      let isBare = word.quoting == .bare
      if let key = UIKey(word.text), !isBare || !reader.session.isName(word.text) {
        reader.position += 1
        return key
      }
      guard !isBare || word.text.contains("+") else { return nil }
      throw CommandError(.badKey(word.text), at: word.range)
    }
    slot.candidates = { completion in
      let (head, choice) = completion.choice.behindLast(of: "+")
      let modifiers = ["cmd+", "shift+", "alt+", "ctrl+"].map { Candidate($0, "", suffix: "") }
      return choice.picked(modifiers + UIKey.names.map { Candidate($0, "") }, evenQuoted: true)
        .behind(head)
    }
    return .slot(slot)
  }
}

extension Part where Context == Session, Value == [Word] {
  /// Returns a slot that takes all remaining words as they are.
  package static func words(_ label: String) -> Part {
    .slot(Slot(label, "a value") { $0.allWords() })
  }

  /// Returns a slot that takes all remaining words, which may be a calculation. An equals sign before a
  /// number or a text in quotes, as Swift has it, is left out.
  package static func calculation(_ label: String) -> Part {
    .slot(
      Slot(label, "a value") { reader in
        var words = reader.allWords()
        if words.first?.isBare("=") == true, words.dropFirst().isLiteral { words.removeFirst() }
        try Arithmetic.checkSpelling(words)
        return words
      })
  }

  /// Returns a slot for a whole command.
  package static func command(_ label: String = "COMMAND") -> Part {
    var slot = Slot<Session, [Word]>(label, "a command") { $0.allWords() }
    slot.candidates = { $0.session.commands($0.choice) }
    slot.extent = .command
    return .slot(slot)
  }
}

extension Reader where Context == Session {
  /// Reads all remaining words.
  fileprivate mutating func allWords() -> [Word] {
    defer { position = words.count }
    return Array(words[position...])
  }

  /// Reads all remaining words as a text.
  package mutating func rest() -> String {
    allWords().map(\.text).joined(separator: " ")
  }
}

/// An argument of a command: the words that may stand there, and the value that they come to.
package typealias Argument<Value> = Part<Session, Value>

extension Reader where Context == Session {
  /// The session that the words are read against.
  package var session: Session { context }
}

extension Completion where Context == Session {
  /// The session that the candidates are for.
  package var session: Session { context }

  /// Words that fit.
  package func words(_ words: [String]) -> [Candidate] {
    choice.picked(words.map { Candidate($0, "") })
  }

  /// Words of which several may be written in one.
  func joined(by separators: String, _ words: [String]) -> [Candidate] {
    let (head, choice) = choice.behindLast(of: separators)
    return choice.picked(words.map { Candidate($0, "") }).behind(head)
  }

  /// Words joined by `+`, or none.
  func options(_ names: [String]) -> [Candidate] {
    words(["none"]) + joined(by: "+", names)
  }
}

extension ArraySlice<Word> {
  /// Indicates whether the words are a text in quotes, or begin with a number.
  fileprivate var isLiteral: Bool {
    guard let first else { return false }
    return first.quoting == .quoted && count == 1
      || first.quoting == .bare && Double(first.text) != nil
  }
}
