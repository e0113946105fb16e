import Presentation
import Language
import ResponderKit
import Scenes
import Text

extension CommandError {
  /// The error in words: lower case, with the culprit in quotes and the right spelling.
  package var message: String {
    switch fact {
    case .language(let fact): return fact.message
    case .unknownVariable(let name, let suggestions):
      return "there is no variable '\(name)'"
        + Self.hint(suggestions, else: "'let \(name) …' sets it; write '\\$' for a dollar sign")
    case .unknownCommand(let word, let suggestions, let pages):
      let help = pages.isEmpty ? "try 'help'" : "see \(Self.list(pages, joined: "or"))"
      return "there is no command '\(word)'" + Self.hint(suggestions, else: help)
    case .otherSpelling(let word, let meant):
      return "'\(word)' does not fit here; did you mean '\(meant)'?"
    case .ambiguousCommand(let word, let candidates):
      return "'\(word)' is short for several commands: \(Self.list(candidates))"
    case .badNumber(let word):
      let number = word.withoutUnit.map { "; did you mean \($0)?" }
      return "'\(word)' is not a number\(number ?? "")"
    case .notWhole(let word): return "'\(word)' is not a whole number"
    case .notFinite(let word): return "'\(word)' cannot be used; a number must be finite"
    case .hugeNumber(let word): return "'\(word)' is too large; \(Self.largest)"
    case .hugeInteger(let word, let range):
      return "'\(word)' is too large; this whole number goes from \(range.lowerBound) to "
        + "\(range.upperBound)"
    case .hugeResult(let value, let property, let name):
      return "the \(property) of '\(name)' would be '\(value)', which is too large; \(Self.largest)"
    case .negativeSize(let word):
      return "'\(word)' has a negative size; a size must be zero or more"
    case .reference(let error): return error.message
    case .unknownObject(let word, let kind, let suggestions):
      let hints = [
        "view controller": "'tree controllers' lists them, 'controller NAME' makes one",
        "recognizer": "'gestures' lists them",
      ]
      return "no \(kind) is named '\(word)'"
        + Self.hint(suggestions, else: hints[kind] ?? "'tree' lists them")
    case .wrongObject(let name, let className, let expected, let hint):
      return "'\(name)' is a \(className), not \(expected)" + (hint.map { "; \($0)" } ?? "")
    case .nameTaken(let name, let className):
      return "the name '\(name)' is already used by a \(className)"
    case .badName(let word):
      return "'\(word)' cannot be a name: a letter or '_', then letters, digits, '_' or '-'"
    case .reservedName(let word): return "'\(word)' cannot be a name: it is a reserved word"
    case .unknownGesture(let word, let suggestions, let all):
      return "there is no gesture '\(word)'"
        + Self.hint(suggestions, else: "there are \(Self.list(all))")
    case .unknownClass(let word, let suggestions):
      return "there is no class '\(word)'"
        + Self.hint(
          suggestions,
          else: word.hasPrefix("UI")
            ? "try 'help classes'" : "paste its code, or read it with 'code \(word).swift'")
    case .unknownProperty(let word, let owner, let suggestions):
      let parts = word.split(separator: "=", maxSplits: 1)
      if parts.count == 2, PropertyTable.knows(String(parts[0])) {
        return "a property and its value are two words here: '\(parts[0]) \(parts[1])'"
      }
      return "\(owner) has no property '\(word)'"
        + Self.hint(suggestions, else: "'get' lists what it has")
    case .unknownAnswer(let word, let owner, let suggestions, let all):
      return "\(owner) has no method '\(word)' that a rule can answer"
        + Self.hint(suggestions, else: "it has \(all.listed("and"))")
    case .wrongAnswer(let method, let expected): return "\(method) answers \(expected)"
    case .wrongCondition(let method, let known):
      return "\(method) is not told what this condition asks for; "
        + (known.isEmpty ? "it has no conditions" : "it knows \(known.listed("and"))")
    case .readOnlyProperty(let name): return "'\(name)' is read-only"
    case .badValue(let word, let property, let expected):
      return "'\(word)' is not a value for \(property); expected \(expected)"
    default: return messageOfSession
    }
  }

  private var messageOfSession: String {
    switch fact {
    case .unknownEvents(let word):
      "'\(word)' is not an event method; use touches, motion, presses, remote or a "
        + "single method such as touchesBegan"
    case .unknownControlEvent(let word, let suggestions):
      "there is no control event '\(word)'"
        + Self.hint(suggestions, else: "for example touchDown, touchUpInside or valueChanged")
    case .badKey(let word):
      "'\(word)' is not a key; write 'a', 'return' or 'up', with cmd+, shift+, alt+ or ctrl+ "
        + "in front"
    case .noIt: "'it' is the view last created or hit, and there is none yet"
    case .nothingYet(let what): what
    case .refused(let reason, let rule): reason.citing(rule)
    case .badPath(let reason): "the path cannot be read: \(reason)"
    case .badTime(let text): "'\(text)' is not a time to wait; use 0 to 86400 seconds"
    case .touchInput(let error): error.message
    case .file(let path, let action, let reason): "cannot \(action) '\(path)': \(reason)"
    case .sourceCycle(let path): "'\(path)' is being run already; a script cannot source itself"
    case .endWithoutTest: "'end' has no 'test' to close"
    case .testInTest: "a test cannot hold a test; close the first with 'end'"
    case .testWithoutEnd(let name): "test '\(name)' has no 'end'"
    case .testsOfOneName(let name, let other):
      "two tests have the name '\(name)'; the other one is at \(other)"
    case .blockWithoutEnd(let word): "'\(word)' has no 'end'"
    case .nothingTo(let what): "there is nothing to \(what)"
    case .unknownCheckpoint(let name, let all):
      all.isEmpty
        ? "there is no checkpoint '\(name)'; 'checkpoint \(name)' makes one"
        : "there is no checkpoint '\(name)'"
          + Self.hint(
            name.nearest(in: all), else: "there are: \(Self.list(all.suffix(5)))")
    case .unknownTopic(let word, let suggestions):
      "there is no help on '\(word)'" + Self.hint(suggestions, else: "try 'help'")
    case .unmetRule(let number, let title, let premise?):
      "no event cites \(number), '\(title)': it follows from \(premise); "
        + "'break \(premise)' stops there"
    case .unmetRule(let number, let title, nil):
      "no event cites \(number), '\(title)'; 'help break' lists the rules that can be met"
    case .unknownRule(let word, let suggestions):
      "there is no rule '\(word)'" + Self.hint(suggestions, else: "try 'help rules'")
    case .badDump(let path, let reason): "cannot import '\(path)': \(reason)"
    case .code(let mistake): mistake.message
    default: ""
    }
  }

  private static var largest: String {
    "numbers go up to \(NumberRule.largest.shortText.replacing("e+", with: "e"))"
  }

  fileprivate static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  package static func hint(_ suggestions: [String], else fallback: String) -> String {
    suggestions.isEmpty
      ? "; \(fallback)" : "; did you mean \(list(suggestions, joined: "or"))?"
  }

  static func list(_ words: [String], joined conjunction: String = "and") -> String {
    join(words.map { "'\($0)'" }, conjunction)
  }

  static func join(_ phrases: [String], _ conjunction: String) -> String {
    phrases.listed(conjunction)
  }
}

extension LanguageError.Fact {
  /// The fact in words.
  package var message: String {
    switch self {
    case .controlCharacter(let byte):
      "the line contains the control character U+\(CommandError.hex(byte)); only text is allowed"
    case .unclosed(let mark): "'\(mark)' is never closed"
    case .heredocWithoutEnd(let delimiter):
      "'<<\(delimiter)' is never closed; a line that says only \(delimiter) closes it"
    case .secondHeredoc: "a line can have one '<<' only"
    case .badEscape(let escape):
      "'\(escape)' is not an escape; in double quotes you can use \\\" \\\\ \\$ \\n \\t \\u{1F600}"
    case .unexpected(let word, let usage): "'\(word)' is not expected here; usage: \(usage)"
    case .missing(let what, let usage): "\(what) is missing; usage: \(usage)"
    case .missingBefore(let what, let word, let usage):
      "\(what) is missing: '\(word)' is a reserved word; usage: \(usage)"
    case .wrongWord(let word, let choices, let suggestions):
      "'\(word)' does not fit here"
        + CommandError.hint(suggestions, else: "expected: \(CommandError.join(choices, "or"))")
    case .missingOneOf(let choices):
      "a word is missing; expected: \(CommandError.join(choices, "or"))"
    case .wrongKind(let word, let expected, let usage):
      "'\(word)' is not \(expected); usage: \(usage)"
    }
  }
}

extension ReferenceError {
  /// The error in words.
  var message: String {
    switch self {
    case .unknown(let word, let suggestions):
      return "no view is named '\(word)'"
        + CommandError.hint(suggestions, else: "'tree' lists them")
    case .noText(let text, let suggestions):
      return "no view shows the text \"\(text)\""
        + (suggestions.isEmpty ? "" : CommandError.hint(suggestions, else: ""))
    case .ambiguousText(let text, let candidates):
      return "several views show \"\(text)\": \(CommandError.list(candidates))"
    case .ambiguousPath(let path, let candidates):
      return "several views are at '\(path)': \(CommandError.list(candidates))"
    case .noSuchNumber(let className, let number, let count):
      return "there is no \(className)#\(number); the scene has \(count) of \(className)"
    case .badNumber(let word): return "'\(word)' needs a whole number from 1 after '#'"
    case .noAddress(let address): return "no imported view has the address '\(address)'"
    case .noViewLoaded(let name): return "'\(name)' is not a controller with a loaded view"
    }
  }
}

extension TouchInputError {
  /// The error about the fingers, in words.
  var message: String {
    switch self {
    case .noSuchFinger(let finger):
      "no finger \(finger): fingers are numbered \(TouchSample.fingers.lowerBound) to "
        + "\(TouchSample.fingers.upperBound), as many as an iPad tracks"
    case .isDown(let finger):
      "finger \(finger) is down already; lift it with 'touch ended' first, or use another finger"
    case .isUp(let finger):
      "finger \(finger) is not down; put it down with 'touch began' first"
    case .notFinite: "a finger needs a point of finite numbers"
    }
  }
}

extension String {
  /// The number that a text with a unit means: `0.5` for `50%`; nil if it has none.
  package var withoutUnit: String? {
    guard Word.looksNumeric(self) else { return nil }
    let number = prefix { $0.isASCII && ($0.isNumber || ".-+".contains($0)) }
    guard let value = Double(number),
      let factor = Self.unitFactors[String(self[number.endIndex...])]
    else { return nil }
    return factor == 1 ? String(number) : (value * factor).shortText
  }

  private static let unitFactors: [String: Double] = [
    "s": 1, "sec": 1, "ms": 0.001, "°": 1, "deg": 1, "º": 1, "pt": 1, "px": 1, "%": 0.01, "x": 1,
  ]
}
