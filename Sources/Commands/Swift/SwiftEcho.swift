import Language
import ResponderKit
import Scenes
import Session
import Text

extension SessionOption {
  /// The option that shows the Swift of commands, and lets scripts hold it.
  static let swift = SessionOption.flag(
    "swift", "the Swift of typed commands is shown; scripts may hold it",
    { $0.options.echoesSwift },
    { session, isOn in
      session.echoSwift(isOn)
      session.runner?.allowSwift(isOn)
    })
}

extension Session {
  /// Sets whether the Swift of typed commands is shown.
  func echoSwift(_ isWanted: Bool) {
    options.echoesSwift = isWanted
    if isWanted, observer(SwiftEcho.self) == nil { add(SwiftEcho()) }
  }

  /// Runs a body whose commands were typed as Swift.
  func withoutSwiftEcho(_ body: () throws -> Void) rethrows {
    guard let echo = observer(SwiftEcho.self) else { return try body() }
    remove(echo)
    defer { add(echo) }
    try body()
  }
}

/// Shows the Swift of commands that somebody has typed, behind what they say.
private final class SwiftEcho: SessionObserver {
  let interests = SessionEvent.Kinds.commands
  /// What is removed by the commands being carried out, whose names are known only before.
  private var removals: [[String]] = []

  func observe(_ event: SessionEvent, in session: Session) {
    switch event {
    case .willRun(let command, let words):
      removals.append(command === Command.remove ? session.swift(of: command, words) : [])
    case .didRun(let command, let words, let error):
      let removal = removals.popLast() ?? []
      guard error == nil else { return }
      session.echo(swift: command === Command.remove ? removal : session.swift(of: command, words))
    default: break
    }
  }
}

extension Session {
  /// Shows the Swift of a command that somebody has typed.
  fileprivate func echo(swift lines: [String]) {
    let head = "in Swift: "
    for (k, line) in lines.enumerated() {
      let indent = String(repeating: " ", count: head.count)
      let line = TextLine((k == 0 ? head : indent) + line, .dim)
      line.wrapped(to: style.width, indent: head.count + 2).forEach(write)
    }
  }

  /// Returns the Swift of a command; empty if it has none, or if nobody typed it.
  fileprivate func swift(of command: Command, _ words: [Word]) -> [String] {
    guard options.echoesSwift, isInTypedLine, work.nestedCommands == 0 else { return [] }
    return trying { SwiftWording(command, words, self).lines }
  }
}

/// The wording in Swift of a command that was carried out.
struct SwiftWording {
  private let command: Command
  private let words: [Word]
  private let session: Session
  private var scene: Scene { session.scene }

  init(_ command: Command, _ words: [Word], _ session: Session) {
    (self.command, self.words, self.session) = (command, words, session)
  }

  /// The lines; empty if the command has no form in Swift.
  var lines: [String] {
    switch command.name {
    case "hide", "show": return assignments("isHidden", of: words.dropFirst())
    case "enable", "disable": return assignments("isEnabled", of: words.dropFirst())
    case "rotate", "scale": return assignments("transform", of: words.dropFirst().prefix(1))
    case "set": return settings
    case "add": return additions
    case "gesture": return recognizer
    case "window": return window
    case "controller": return controller
    case "inset", "override": return subclass
    case "remove", "detach": return words.dropFirst().flatMap { call([words[0], $0]) }
    default: return call(words)
    }
  }

  // MARK: Properties

  private func object(_ word: Word) -> StatefulObject? { try? session.object(word) }

  /// Returns the assignments that give a property of some objects the value that it has now.
  private func assignments(_ property: String, of names: some Sequence<Word>) -> [String] {
    names.flatMap { word in object(word).map { assignment(property, of: $0) } ?? [] }
  }

  /// Returns the assignments that give a property the value that was typed, or that it has now.
  ///
  /// - Parameter start: The index of the first word of the value.
  private func assignment(
    _ name: String, of object: StatefulObject, valueFrom start: Int = 2
  ) -> [String] {
    guard let property = scene.property(name, of: object), property.set != nil,
      let value = typed(property, from: start) ?? property.get(object)
    else { return [] }
    let owner = scene.swiftName(of: object)
    switch value.content {
    case .responder(let responder?):
      return ["\(owner).\(property.name) = \(scene.swiftName(of: responder))"]
    case .recognizer(let recognizer?):
      return ["\(owner).\(property.name) = \(scene.swiftName(of: recognizer))"]
    case .views(let views):
      return ["\(owner).\(property.name) = [\(views.map(scene.swiftName).joined(separator: ", "))]"]
    default: return PropertyChange(object, property, value).swift(in: scene)
    }
  }

  /// Returns the value that was typed for a property; nil if the command has other arguments. A
  /// frame, for one, may be another one once it is set (R3.4).
  private func typed(_ property: Property, from start: Int) -> PropertyValue? {
    guard start < words.count, [property.name, "set"].contains(command.name) else { return nil }
    var reader = Reader(words, from: start, session)
    return try? reader.value(of: property.type)
  }

  /// The lines of `set card alpha 0.5 hidden on` and `set card.alpha 0.5`.
  private var settings: [String] {
    guard words.count > 1 else { return [] }
    if let object = object(words[1]), words.count > 3 {
      return words.indices.dropFirst(2).flatMap { k -> [String] in
        guard words[k].quoting == .bare else { return [] }
        return assignment(words[k].text, of: object, valueFrom: k + 1)
      }
    }
    guard let dot = words[1].text.lastIndex(of: ".") else { return [] }
    var owner = words[1]
    owner.text = String(owner.text[..<dot])
    let name = String(words[1].text[dot...].dropFirst())
    return object(owner).map { assignment(name, of: $0) } ?? []
  }

  // MARK: New objects

  /// The object that the command has made, with its variable.
  private func made<Object: StatefulObject>(_ type: Object.Type) -> (Object, variable: String)? {
    for word in words.dropFirst().prefix(2) {
      if let found = scene.names[word.text], let object = found as? Object {
        return (object, scene.swiftName(of: object))
      }
    }
    return nil
  }

  /// Returns the assignments of properties that were given as `alpha=0.5` or as `hidden`.
  private func given(to object: StatefulObject) -> [String] {
    zip(words, words.dropFirst()).flatMap { before, word -> [String] in
      guard word.quoting == .bare, !["in", "on", "above", "below"].contains(before.text) else {
        return []
      }
      return assignment(
        String(word.text.prefix { $0 != "=" }), of: object, valueFrom: words.count)
    }
  }

  private var additions: [String] {
    guard let (view, name) = made(UIView.self), let parent = view.superview,
      let row = scene.classes.ownClass(of: view)
    else { return [] }
    // A stack view gives its views their frames.
    let hasFrame = view.frame != .zero && !(parent is UIStackView)
    let frame = hasFrame ? "frame: \(view.frame.swiftText)" : ""
    let owner = scene.swiftName(of: parent)
    let place = words.lastIndex { ["at", "above", "below"].contains($0.text) }
    var adding = "\(owner).addSubview(\(name))"
    if let place, place + 1 < words.count {
      let other = words[place + 1]
      let sibling = object(other).map(scene.swiftName) ?? other.text
      let argument =
        words[place].text == "at"
        ? "at: \(other.text)" : "\(words[place].text)Subview: \(sibling)"
      adding = "\(owner).insertSubview(\(name), \(argument))"
    } else if parent is UIStackView {
      adding = "\(owner).addArrangedSubview(\(name))"
    }
    return ["let \(name) = \(row.swiftName ?? row.name)(\(frame))"] + given(to: view) + [adding]
  }

  private var recognizer: [String] {
    guard words.count > 2, let recognizer = scene.names[words[2].text] as? UIGestureRecognizer,
      let view = recognizer.view, let kind = scene.gestures.kind(of: recognizer)
    else { return [] }
    let name = scene.swiftName(of: recognizer)
    return ["let \(name) = \(kind.className)()"] + given(to: recognizer)
      + ["\(scene.swiftName(of: view)).addGestureRecognizer(\(name))"]
  }

  private var window: [String] {
    guard let (window, name) = made(UIWindow.self) else { return [] }
    return ["let \(name) = UIWindow(frame: \(window.frame.swiftText))"] + given(to: window)
      + ["\(name).isHidden = \(window.isHidden)"]
  }

  private var controller: [String] {
    guard let (controller, name) = made(UIViewController.self) else { return [] }
    let type = ControllerKind(controller)?.className ?? "UIViewController"
    var lines = ["let \(name) = \(type)()"]
    if let place = words.firstIndex(where: { $0.isBare("for") }), place + 1 < words.count,
      let view = object(words[place + 1])
    {
      lines.append("\(name).view = \(scene.swiftName(of: view))")
    }
    if let parent = controller.parent {
      let owner = scene.swiftName(of: parent)
      lines.append("\(owner).addChild(\(name))")
      if !(parent is any ControllerContainer) {
        lines.append("\(owner).view.addSubview(\(name).view)")
      }
      lines.append("\(name).didMove(toParent: \(owner))")
    }
    return lines
  }

  /// The subclass that overrides what the view overrides now.
  private var subclass: [String] {
    guard words.count > 2, let view = object(words[1]) as? UIView else { return [] }
    let behaviors: [(any ViewOverride)?] = [view.pointInsideBehavior, view.hitTestBehavior]
    return behaviors.compactMap { $0 }.map { OverrideChange(view, $0) }.first { change in
      // A view can have one override of each method; the words tell which one was given.
      let parts = change.command(in: scene)?.split(separator: " ") ?? []
      return parts.first == command.name[...]
        && (command === Command.inset || parts.dropFirst(2).first == words[2].text[...])
    }?.swift(in: scene) ?? []
  }

  // MARK: Calls

  /// Returns the call of the method that a command stands for.
  private func call(_ words: [Word]) -> [String] {
    for pattern in SwiftMethodPattern.all {
      let parts = pattern.method.command.split(separator: " ").map(String.init)
      guard parts[0] == command.name, let texts = texts(of: words, in: parts) else { continue }
      // What the command does not say, the call cannot.
      let slots = ([pattern.receiver] + pattern.arguments).compactMap { $0 }
      guard slots.allSatisfy({ texts[$0] != nil }) else { continue }
      return [pattern.method.swift.replacingSlots(by: texts)]
    }
    return []
  }

  /// Returns the Swift of what stands for the capitals of a command; nil if the words are another.
  private func texts(of words: [Word], in parts: [String]) -> [String: String]? {
    var texts: [String: String] = [:]
    var index = 1
    for part in parts.dropFirst() {
      guard index < words.count else { return nil }
      if part == "I.S" {
        guard let dot = words[index].text.lastIndex(of: ".") else { return nil }
        var owner = words[index]
        owner.text = String(owner.text[..<dot])
        texts["I"] = owner.text == "nil" ? "nil" : object(owner).map(scene.swiftName)
        texts["S"] = String(words[index].text[dot...].dropFirst()).swiftSelector
        index += 1
      } else if let slot = SwiftSlot.all[part] {
        guard let text = text(of: words, at: &index, as: slot) else { return nil }
        texts[part] = text
      } else {
        guard words[index].isBare(part) else { return nil }
        index += 1
      }
    }
    return index == words.count ? texts : nil
  }

  /// Returns the Swift of the words of a slot, and moves behind them.
  private func text(of words: [Word], at index: inout Int, as slot: SwiftSlot) -> String? {
    let word = words[index]
    var reader = Reader(words, from: index, session)
    let text: String?
    switch slot {
    case .optional where word.isBare("nil"): text = "nil"
    case .object(_, let fits), .optional(_, let fits):
      text = object(word).flatMap { fits($0) ? scene.swiftName(of: $0) : nil }
    case .integer: text = Int(word.text).map { "\($0)" }
    case .number: text = Double(word.text).map(\.exactText)
    case .bool: text = word.text.truth.map { "\($0)" }
    case .text: text = word.text.swiftLiteral
    case .selector: text = word.text.swiftSelector
    case .events:
      text = word.text.split(separator: ",").map(String.init).swiftOptions
    case .geometry:
      if let rect = try? reader.rect() {
        index = reader.position
        return rect.swiftText
      }
      fallthrough
    case .point:
      guard let point = try? reader.point() else { return nil }
      index = reader.position
      return point.swiftText
    }
    index += 1
    return text
  }
}

extension String {
  /// The name of a selector in Swift: `#selector(save(_:))` for `save:`.
  fileprivate var swiftSelector: String {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return "#selector(\(self))" }
    let labels = ["_"] + parts.dropFirst().dropLast().map(String.init)
    return "#selector(\(parts[0])(\(labels.map { "\($0):" }.joined())))"
  }
}
