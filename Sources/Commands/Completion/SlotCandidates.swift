import Foundation
import Inspection
import ResponderKit

/// What may stand in a slot.
struct SlotCandidates {
  private typealias Candidate = Completer.Candidate
  private let session: Session
  private let partial: String

  init(_ session: Session, _ partial: String) {
    self.session = session
    self.partial = partial
  }

  /// The candidates for a kind of slot.
  ///
  /// - Parameter arguments: What was matched before, for slots that depend on it.
  func candidates(for kind: SlotKind, _ arguments: Arguments) -> [Completer.Candidate] {
    switch kind {
    case .view, .place: responders { $0 is UIView }
    case .control: responders { $0 is UIControl }
    case .window: responders { $0 is UIWindow }
    case .controller: responders { $0 is UIViewController }
    case .responder: responders { $0 is UIResponder }
    case .object: responders { _ in true }
    case .sender: responders { $0 is UIControl || $0 is UIGestureRecognizer }
    case .gesture: responders { $0 is UIGestureRecognizer }
    case .gestureKind: GestureKind.all.map { Candidate($0.name, $0.summary) }
    case .gestureState: UIGestureRecognizer.State.allCases.map { Candidate($0.rawValue, "") }
    case .delegateAnswer: WordReader.answers.map { Candidate($0, "", suffix: "=") }
    case .option(let name): [Candidate(name, "a whole number", suffix: "=")]
    case .className: ViewClass.all.map { Candidate($0.name, $0.summary) }
    case .property: properties(of: owner(arguments), suffix: " ")
    case .setting: properties(of: owner(arguments), suffix: " ") { $0.set != nil }
    case .assignment:
      assignable(arguments).filter { $0.set != nil }.map {
        Candidate($0.shortNames.first ?? $0.name, $0.summary, suffix: $0.type == .bool ? " " : "=")
      }
    case .events, .method:
      (["touches", "motion", "presses", "remote"] + EventMethod.allCases.map(\.rawValue))
        .map { Candidate($0, "") }
    case .key:
      ["cmd+", "shift+", "alt+", "ctrl+"].map { Candidate($0, "", suffix: "") }
        + UIKey.names.map { Candidate($0, "") }
    case .reason: RejectionWords.all.map { Candidate($0, "") }
    case .propertyOfResponder: propertiesOfResponders()
    case .controlEvent: ControlEventWords.all.map { Candidate($0, "") }
    case .targetAction: targetActions()
    case .answer: responders(suffix: "=") { $0 is UIView }
    case .value: values(of: arguments)
    case .checkpoint: session.scene.journal.checkpoints.reversed().map { Candidate($0, "") }
    case .file: files()
    case .topic, .rest: topics()
    case .restOfCommand: Catalogue.all.map { Candidate($0.name, $0.summary) }
    default: []
    }
  }

  private func responders(
    suffix: String = " ", where fits: (StatefulObject) -> Bool
  ) -> [Completer.Candidate] {
    session.scene.names.names.sorted().compactMap { name in
      guard let responder = session.scene.names[name], fits(responder) else { return nil }
      let frame = (responder as? UIView).map { "  \($0.frame.text)" } ?? ""
      return Candidate(
        name, session.scene.className(of: responder) + frame, suffix: suffix)
    }
  }

  /// The properties that a new view or recognizer may be given.
  private func assignable(_ arguments: Arguments) -> [Property] {
    for entry in arguments.entries {
      switch entry.value {
      case .gestureKind(let kind): return PropertyTable.properties(of: kind.make())
      case .viewClass(let viewClass): return PropertyTable.properties(of: viewClass.make(.zero))
      default: break
      }
    }
    return PropertyTable.properties(of: UIView())
  }

  private func owner(_ arguments: Arguments) -> StatefulObject? {
    if case .object(let object)? = arguments.entries.first?.value { object } else { nil }
  }

  private func properties(
    of owner: StatefulObject?, suffix: String, where fits: (Property) -> Bool = { _ in true }
  ) -> [Completer.Candidate] {
    guard let owner else { return [] }
    return PropertyTable.properties(of: owner).filter(fits).map {
      Candidate($0.name, $0.summary, suffix: suffix)
    }
  }

  /// The words among the values of the property matched last.
  private func values(of arguments: Arguments) -> [Completer.Candidate] {
    guard case .property(let property, _)? = arguments.entries.last?.value else { return [] }
    switch property.type {
    case .bool: return [Candidate("on", ""), Candidate("off", "")]
    case .transform: return [Candidate("identity", "")]
    case .text, .mask: return [Candidate("none", "")]
    case .responder: return responders { $0 is UIResponder } + [Candidate("nil", "")]
    case .options(let names): return names.map { Candidate($0, "") }
    case .word, .number, .integer, .point, .size, .rect, .insets: return []
    }
  }

  private func propertiesOfResponders() -> [Completer.Candidate] {
    guard let dot = partial.lastIndex(of: ".") else {
      return responders(suffix: ".") { _ in true }
    }
    let name = String(partial[..<dot])
    return properties(of: session.scene.names[name], suffix: " ").map {
      Candidate("\(name).\($0.text)", $0.summary)
    }
  }

  /// The targets that there may be, and behind a dot the actions that one implements.
  private func targetActions() -> [Completer.Candidate] {
    guard let dot = partial.lastIndex(of: ".") else {
      return responders(suffix: ".") { $0 is UIResponder }
        + [Candidate("nil", "whoever up the chain performs it (R7.8)", suffix: ".")]
    }
    let name = String(partial[..<dot])
    let actions = (session.scene.names[name] as? UIResponder)?.implementedActions ?? []
    return actions.map { Candidate("\(name).\($0)", "") }
  }

  private func topics() -> [Completer.Candidate] {
    HelpTopic.all.map { Candidate($0.name, $0.summary) }
      + Catalogue.all.map { Candidate($0.name, $0.summary) }
      + HelpPages.lists.map { Candidate($0, "") } + rules
  }

  /// The rules, if the word begins like one; else they would bury the topics.
  private var rules: [Completer.Candidate] {
    guard partial.hasPrefix("R") else { return [] }
    return RuleBook.all.map { Candidate($0.number, $0.title) }
  }

  /// The files and folders whose path begins like the word.
  private func files() -> [Completer.Candidate] {
    let folder = partial.lastIndex(of: "/").map { String(partial[...$0]) } ?? ""
    let path = session.path(folder.isEmpty ? "." : folder)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.sorted().filter { !$0.hasPrefix(".") }.map { entry in
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path + "/" + entry, isDirectory: &isDirectory)
      let name = folder + entry + (isDirectory.boolValue ? "/" : "")
      return Candidate(name, "", suffix: isDirectory.boolValue ? "" : " ")
    }
  }
}
