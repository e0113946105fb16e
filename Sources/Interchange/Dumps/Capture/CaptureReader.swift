import Foundation
import ResponderKit
import Scenes

/// Reads the text of `Tapscope.swift` and of the debugger command `tapscope`: one fact per line,
/// joined by addresses.
enum CaptureReader: DumpReader {
  static func recognizes(_ source: SourceText) -> Bool { heading(of: source) != nil }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    let source = unescaped(source)
    var text = CaptureText()
    let start = heading(of: source) ?? 0
    var count = 0
    for line in SourceLines(source) {
      count += 1
      if count > HierarchyDump.mostLines {
        throw DumpError(
          line: line.number, column: 1, kind: .tooManyLines(limit: HierarchyDump.mostLines))
      }
      if line.range.contains(start) {
        text.readVersion(line, of: source, at: start)
      } else if line.range.lowerBound > start, !text.isComplete,
        let line = CaptureLine(line, of: source)
      {
        text.read(line)
        if text.joinedCount > HierarchyDump.mostJoined {
          throw DumpError(
            line: line.number, column: 1, kind: .tooManyJoined(limit: HierarchyDump.mostJoined))
        }
      }
    }
    return try text.dump()
  }

  /// Returns the position of the first word, which begins a line, perhaps behind a quotation mark.
  private static func heading(of source: SourceText) -> Int? {
    var range = source.opening
    while let found = source.position(of: CaptureRecord.heading, in: range) {
      let before = found == 0 ? UInt8(ascii: "\n") : source.bytes[found - 1]
      let isFirst = before.isBlank || before == UInt8(ascii: "\"")
      let number = found + CaptureRecord.heading.utf8CodeUnitCount
      if isFirst, number < source.bytes.count, source.bytes[number].isDigit { return found }
      range = (found + 1)..<range.upperBound
    }
    return nil
  }

  /// Returns the text as it was before a debugger printed it as a string in quotes.
  private static func unescaped(_ source: SourceText) -> SourceText {
    guard let start = heading(of: source), start > 0,
      source.bytes[start - 1] == UInt8(ascii: "\""),
      let lineEnd = source.position(of: "\\n", in: start..<min(source.bytes.count, start + 64)),
      source.bytes[start..<lineEnd].allSatisfy({ $0 != UInt8(ascii: "\n") })
    else { return source }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    var position = start
    while position < source.bytes.count, source.bytes[position] != UInt8(ascii: "\"") {
      var byte = source.bytes[position]
      if byte == UInt8(ascii: "\\"), position + 1 < source.bytes.count {
        position += 1
        byte = source.bytes[position]
        if byte == UInt8(ascii: "n") { byte = UInt8(ascii: "\n") }
        if byte == UInt8(ascii: "t") { byte = UInt8(ascii: "\t") }
      }
      bytes.append(byte)
      position += 1
    }
    var plain = SourceText(bytes: bytes)
    plain.mustStop = source.mustStop
    return plain
  }
}

/// A capture while its lines are read.
struct CaptureText {
  private var views: [DumpedView] = []
  private var parents: [Int?] = []
  private var places: [String: Int] = [:]
  private var joined = JoinedTexts()
  private var capture = Capture()
  private var observations: [DumpedObservation] = []
  private var gestures: [String: Int] = [:]
  private var warnings: [DumpWarning] = []
  private var strangeKeys: Set<String> = []
  private var lastLine = 1
  /// The number of lines up to here.
  private var lineCount = 1
  /// Indicates whether the last line has been read. Behind it, a debugger may go on.
  private(set) var isComplete = false

  /// The greatest number of superviews that are looked at, more than any screen has.
  private static let mostLevels = 1000

  /// The number of objects and answers besides views.
  var joinedCount: Int {
    joined.recognizers.count + joined.controllers.count + observations.count + capture.count
  }

  mutating func readVersion(_ line: SourceLine, of source: SourceText, at start: Int) {
    let number = start + CaptureRecord.heading.utf8CodeUnitCount
    let end = (number..<line.range.upperBound).first { !source.bytes[$0].isDigit }
    let version = source.string(number..<min(end ?? line.range.upperBound, number + 16))
    if version != CaptureRecord.version { warn(.captureVersion(version), on: line.number) }
  }

  mutating func read(_ line: CaptureLine) {
    lastLine = line.number
    lineCount += 1
    guard let record = CaptureRecord(rawValue: String(line.record)) else {
      warn(.notUnderstood, on: line.number)
      return
    }
    if line.isCut { warn(.cut, on: line.number) }
    checkKeys(of: line, record)
    if record == .end { readEnd(line) }
    guard let address = line.address else { return }
    switch record {
    case .app: readApplication(line, address)
    case .scene:
      add(.scene, address, line["class"])
      if capture.screen == nil { capture.screen = rect("screen", of: line) }
    case .window, .view: readView(line, address, isWindow: record == .window)
    case .action: readAction(line, address)
    case .gesture: readGesture(line, address)
    case .controller: readController(line, address)
    case .hit: readHit(line, address)
    case .end: break
    }
  }

  private mutating func readEnd(_ line: CaptureLine) {
    isComplete = true
    guard let count = number("lines", of: line), count > Double(lineCount) else { return }
    warn(.linesMissing(count: Int(count) - lineCount), on: line.number)
  }

  /// Warns once of each key that is not known.
  private mutating func checkKeys(of line: CaptureLine, _ record: CaptureRecord) {
    for (key, _) in line.facts where !record.knows(key) {
      let isSetting =
        switch record {
        case .view, .window: CaptureSettings.viewNames.contains(key)
        case .gesture: CaptureSettings.gestureNames.contains(key)
        default: false
        }
      if !isSetting, strangeKeys.count < 100, strangeKeys.insert(key).inserted {
        warn(.unknownAttribute(key), on: line.number)
      }
    }
  }

  private mutating func readApplication(_ line: CaptureLine, _ address: String) {
    add(.application, address, line["class"])
    if let delegate = line["delegate"] { add(.delegate, delegate, line["delegateClass"]) }
    capture.isIgnoringEvents = line["ignoring"] == "1"
  }

  private mutating func add(_ role: Capture.Part.Role, _ address: String, _ className: String?) {
    let object = ObjectMention(className: className ?? "object", address: address.lowercased())
    capture.parts.append(Capture.Part(role: role, object: object))
  }

  private mutating func readAction(_ line: CaptureLine, _ address: String) {
    guard let action = line["action"], !action.isEmpty else { return }
    let target = line.mention("target", class: "class")
    if let gesture = gestures[address] {
      if let target {
        joined.recognizers[gesture].targets.append(.init(action: action, receiver: target))
      }
      return
    }
    let events = number("events", of: line).map { UInt(max(0, min(4_294_967_295, $0))) } ?? 0
    capture.actions.append(
      Capture.Action(
        control: address, target: target, name: action, events: events, line: line.number))
  }

  private mutating func readController(_ line: CaptureLine, _ address: String) {
    var controller = DumpedController(
      object: ObjectMention(className: line["class"] ?? "UIViewController", address: address),
      line: line.number)
    controller.view = line.mention("view")
    controller.parent = (line["parent"] ?? line["presenter"])?.lowercased()
    controller.isPresented = line["parent"] == nil && controller.parent != nil
    joined.controllers.append(controller)
    if line["first"] == "1" { capture.firstResponders.append(address) }
  }

  private mutating func readHit(_ line: CaptureLine, _ address: String) {
    guard let numbers = numbers("at", of: line, count: 2), line["answer"] != nil, !line.isCut
    else { return }
    let answer = line.mention("answer", class: "class")
    observations.append(
      DumpedObservation(
        target: isMeant(address, answer) ? ViewMention(address: address) : nil,
        point: CGPoint(values: numbers), answer: .hit(answer.map { ViewMention($0) }),
        source: "capture", line: line.number))
  }

  /// Returns whether a touch at the middle of a view is meant for it: not if a view in it is hit.
  private func isMeant(_ address: String, _ answer: ObjectMention?) -> Bool {
    guard let answer, answer.address != address, let view = places[address],
      var place = places[answer.address]
    else { return true }
    for _ in 0..<Self.mostLevels {
      guard let parent = parents[place] else { return true }
      if parent == view { return false }
      place = parent
    }
    return true
  }
}

extension CaptureText {
  private mutating func readView(_ line: CaptureLine, _ address: String, isWindow: Bool) {
    if let first = places[address] {
      warn(.repeatedAddress(address, firstLine: views[first].line), on: line.number)
      return
    }
    var view = DumpedView(
      className: line["class"] ?? line["base"] ?? (isWindow ? "UIWindow" : "UIView"),
      address: address, frame: rect("frame", of: line) ?? .zero, line: line.number)
    if line.isCut { view.uncertainties.insert(.cut) }
    if line["frame"] == nil {
      view.uncertainties.insert(.frame)
      if !line.isCut { warn(.unreadable(attribute: "frame"), on: line.number) }
    }
    view.baseClassName = line["base"]
    view.hasWindowLayer = isWindow
    readGeometry(of: &view, line)
    view.identifier = line["accessibilityIdentifier"]
    view.text = line["text"] ?? line["title"]
    view.captured = CapturedFacts(facts(of: line, &view))
    readLinks(line, address, isWindow: isWindow)
    var parent = isWindow ? nil : parent(of: line)
    if line.isCut, !isWindow, line["in"] == nil {
      view.uncertainties.insert(.superview)
      parent = views.indices.last
    }
    places[address] = views.count
    views.append(view)
    parents.append(parent)
  }

  /// Returns the place of the superview, which stands in an earlier line.
  private mutating func parent(of line: CaptureLine) -> Int? {
    guard let address = line["in"]?.lowercased() else { return nil }
    let place = places[address]
    if place == nil { warn(.superviewMissing(address), on: line.number) }
    return place
  }

  private mutating func readGeometry(of view: inout DumpedView, _ line: CaptureLine) {
    view.bounds = rect("bounds", of: line)
    if let anchor = point("anchorPoint", of: line) { view.anchorPoint = anchor }
    if let numbers = numbers("transform", of: line, count: 6) {
      view.transform = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    if view.bounds == nil { view.contentOffset = point("contentOffset", of: line) }
    if let numbers = numbers("contentSize", of: line, count: 2) {
      view.contentSize = CGSize(width: numbers[0], height: numbers[1])
    }
  }

  private mutating func facts(
    of line: CaptureLine, _ view: inout DumpedView
  ) -> CapturedFacts.Draft {
    var draft = CapturedFacts.Draft()
    draft.center = point("center", of: line)
    view.contentInset = numbers("adjustedContentInset", of: line, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
    draft.placeholder = line["placeholder"]
    draft.label = line["accessibilityLabel"]
    draft.overrides = line["overrides"].map(ViewProvenance.Overrides.init(words:)) ?? []
    let color = line["backgroundColor"]
    draft.backgroundColor = color.map(UIColor.init(captured:))
    view.drawing.insert(color == nil || color == "clear" ? .clear : .background)
    for (name, _) in line.facts where CaptureSettings.viewNames.contains(name) {
      guard let value = number(name, of: line) else { continue }
      // A window is shown and hidden by itself.
      if name == "hidden" {
        view.isHidden = value != 0
      } else if name == "autoresizingMask" {
        view.autoresizingMask = .init(rawValue: UInt(max(0, min(63, value))))
      } else if name == "userInteractionEnabled" {
        view.isUserInteractionEnabled = value != 0
      } else if name == "enabled" {
        view.isEnabled = value != 0
      } else if name == "autoresizesSubviews" {
        view.autoresizesSubviews = value != 0
      } else {
        draft.settings.append(.init(name: name, value: value))
      }
    }
    return draft
  }

  private mutating func readLinks(_ line: CaptureLine, _ address: String, isWindow: Bool) {
    if line["first"] == "1" { capture.firstResponders.append(address) }
    if line["next"] != nil {
      capture.nexts.append(
        Capture.Next(view: address, responder: line.mention("next", class: "nextClass")))
    }
    guard isWindow else { return }
    if line["key"] == "1" { capture.keyWindow = address }
    if let root = line.mention("root") {
      capture.roots.append(Capture.Root(window: address, controller: root.address))
    }
  }

  private mutating func readGesture(_ line: CaptureLine, _ address: String) {
    guard gestures[address] == nil else { return }
    var recognizer = DumpedRecognizer(
      object: ObjectMention(
        className: line["class"] ?? line["base"] ?? "UIGestureRecognizer", address: address),
      line: line.number)
    if let printed = line["printed"].map({ SourceText($0) }) {
      var lines = SourceLines(printed)
      if let first = lines.next(), let head = RecognizerHead.find(in: first.range, of: printed) {
        let read = RecognizerReader(printed, head: head, on: first, before: lines).recognizers
        recognizer.targets = read.first?.targets ?? []
        recognizer.mustFail = read.first?.mustFail ?? []
      }
    }
    recognizer.baseClassName = line["base"]
    recognizer.view = line.mention("view")
    recognizer.name = line["name"]
    recognizer.mustFail +=
      line["mustFail"]?.split(separator: ",").map { $0.lowercased() } ?? []
    for (name, _) in line.facts where CaptureSettings.gestureNames.contains(name) {
      guard let value = number(name, of: line) else { continue }
      if name == "state" {
        let states = ["Possible", "Began", "Changed", "Ended", "Cancelled", "Failed"]
        recognizer.state = states.indices.contains(Int(value)) ? states[Int(value)] : states[0]
      } else {
        recognizer.settings.append(.init(name: name, value: value.printed(as: name)))
      }
    }
    gestures[address] = joined.recognizers.count
    joined.recognizers.append(recognizer)
  }
}

extension CaptureText {
  private mutating func warn(_ kind: DumpWarning.Kind, on line: Int) {
    warnings.append(DumpWarning(line: line, kind: kind))
  }

  /// Returns the numbers of a key; nil, with a warning, if there are not as many.
  private mutating func numbers(_ key: String, of line: CaptureLine, count: Int) -> [Double]? {
    guard let value = line[key] else { return nil }
    guard let (values, isClamped) = CaptureLine.numbers(value, count: count) else {
      if !line.isCut { warn(.unreadable(attribute: key), on: line.number) }
      return nil
    }
    if isClamped { warn(.clamped(attribute: key), on: line.number) }
    return values
  }

  private mutating func number(_ key: String, of line: CaptureLine) -> Double? {
    numbers(key, of: line, count: 1)?[0]
  }

  private mutating func point(_ key: String, of line: CaptureLine) -> CGPoint? {
    numbers(key, of: line, count: 2).map { CGPoint(values: $0) }
  }

  private mutating func rect(_ key: String, of line: CaptureLine) -> CGRect? {
    numbers(key, of: line, count: 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// Returns the hierarchy that the lines tell.
  mutating func dump() throws(DumpError) -> HierarchyDump {
    if !isComplete { warn(.endsHere, on: lastLine) }
    var roots: [DumpedView] = []
    var subviews = [[DumpedView]](repeating: [], count: views.count)
    // Subviews come behind their superviews.
    while var view = views.popLast() {
      let children = subviews.removeLast()
      if view.className.hasSuffix("Button"), children.containsText(view.text) {
        // The button's label has it.
        view.text = nil
      }
      view.children = children.reversed()
      if let parent = parents[views.count] {
        subviews[parent].append(view)
      } else {
        roots.append(view)
      }
    }
    roots.reverse()
    guard !roots.isEmpty else {
      throw DumpError(line: 1, column: 1, kind: .nothingToShow(.capture))
    }
    if let surplus = roots.dropFirst(HierarchyDump.mostTrees).first {
      throw DumpError(
        line: surplus.line, column: 1, kind: .tooManyTrees(limit: HierarchyDump.mostTrees))
    }
    var dump = HierarchyDump(roots: roots, warnings: warnings, formats: [.capture])
    joined.capture = capture
    dump.joined = joined
    dump.observations = observations
    return dump
  }
}

extension [DumpedView] {
  /// Returns whether one of the views, or a subview of one, has a text.
  fileprivate func containsText(_ text: String?) -> Bool {
    guard let text else { return false }
    return contains { view in view.text == text || view.children.contains { $0.text == text } }
  }
}

extension Double {
  /// The number as a debugger prints a recognizer's property of a name.
  fileprivate func printed(as name: String) -> String {
    switch name {
    case "enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded":
      self == 0 ? "NO" : "YES"
    default: Int(exactly: self).map(String.init) ?? "\(self)"
    }
  }
}

extension UIColor {
  /// Creates the colour of a capture; a colour that no numbers tell is taken for an opaque one.
  fileprivate convenience init(captured text: String) {
    let parts =
      CaptureLine.numbers(text, count: 4)?.values ?? (text == "clear" ? [0, 0, 0, 0] : [])
    guard parts.count == 4 else {
      self.init(white: 0.5, alpha: 1)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
