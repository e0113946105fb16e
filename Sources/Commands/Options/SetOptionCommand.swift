import Language
import Session
import Text

extension Command {
  package static let setOption = Command(
    name: "set-option", group: .session,
    summary: "sets an option of the session; without a name it lists the options",
    changesScene: true,
    forms: [
      Form(.sessionOption(), .located(.words("VALUE"))) { call, option, value in
        let text = value.value.map(\.text).joined(separator: " ")
        guard value.value.count == 1, option.set(call.session, text) else {
          throw call.error(
            .badValue(text, property: option.name, expected: option.values), at: value)
        }
        call.confirm("\(option.name) is \(option.get(call.session)) now")
      },
      Form { call in
        for option in SessionOption.all {
          var line = TextLine(option.name, .name)
          line.pad(to: 12)
          line.append(option.get(call.session))
          line.pad(to: 22)
          line.append(option.summary, .dim)
          line.wrapped(to: call.session.style.width, indent: 22).forEach(call.write)
        }
        call.facts(
          CommandFacts.options, SessionOption.all.map { ($0.name, $0.get(call.session)) })
      },
    ])
}

extension SessionOption {
  /// The options, in the order in which they are listed.
  static let all: [SessionOption] = [
    .flag("color", "colours", { $0.style.hasColor }, { $0.style.hasColor = $1 }),
    SessionOption(
      name: "theme", summary: "colours for the background: auto, dark, light or projector",
      values: "auto, dark, light or projector",
      get: { $0.style.appearance.choice.rawValue },
      set: { session, text in
        guard let choice = ThemeChoice(rawValue: text) else { return false }
        session.style.appearance.choice = choice
        return true
      }),
    .flag(
      "ascii", "only ASCII characters in drawings", { $0.style.isASCII }, { $0.style.isASCII = $1 }),
    SessionOption(
      name: "width", summary: "width of lines in columns, 20 to 1000, or auto",
      values: "20 to 1000 or auto",
      get: { $0.options.width.map(String.init) ?? "auto" },
      set: { session, text in
        if text == "auto" {
          session.options.width = nil
          return true
        }
        guard let width = Int(text), (20...1000).contains(width) else { return false }
        session.options.width = width
        session.style.width = width
        return true
      }),
    SessionOption(
      name: "hitTests", summary: "hit-tests for each finger, 1 or 2", values: "1 or 2",
      get: { String($0.scene.hitTestsPerFinger) },
      set: { session, text in
        guard let count = Int(text), (1...2).contains(count) else { return false }
        session.scene.hitTestsPerFinger = count
        return true
      }),
    SessionOption(
      name: "ios", summary: "the version of iOS, where versions differ; part of the scene",
      values: "17, 18 or 26", get: { String($0.scene.application.systemVersion) },
      set: { session, text in
        guard let version = Int(text), [17, 18, 26].contains(version) else { return false }
        session.scene.application.systemVersion = version
        return true
      }),
    .flag(
      "keyboard", "the keyboard covers what is behind it; part of the scene",
      { $0.scene.application.showsKeyboardWindow },
      { $0.scene.application.showsKeyboardWindow = $1 }),
    .flag(
      "pager", "long output comes page by page, or through $PAGER", { $0.options.usesPager },
      { $0.options.usesPager = $1 }),
    .flag(
      "hints", "grey hints at the prompt", { $0.options.showsHints },
      { $0.options.showsHints = $1 }),
    .flag(
      "split", "answers at the prompt stand beside a drawing", { $0.options.splitsAnswers },
      { $0.options.splitsAnswers = $1 }),
    .swift, .reveal,
    .flag(
      "transcript", "input and output are kept for 'export markdown'",
      { $0.transcript != nil }, { $0.keepTranscript($1) }),
  ]
}

extension Part where Context == Session, Value == SessionOption {
  /// Returns a slot for an option of the session, by its name.
  static func sessionOption(_ label: String = "NAME") -> Part {
    let names = SessionOption.all.map(\.name).joined(separator: ", ")
    var slot = Slot<Session, SessionOption>(label, "an option: \(names)") { reader in
      guard let option = SessionOption.all.first(where: { $0.name == reader.word.text }) else {
        return nil
      }
      reader.position += 1
      return option
    }
    slot.candidates = { completion in
      completion.choice.picked(
        SessionOption.all.map {
          Candidate($0.name, "now \($0.get(completion.session)); \($0.summary)")
        })
    }
    return .slot(slot)
  }
}
