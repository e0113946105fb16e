import Foundation
import Scenes

/// A capture while its lines are read.
struct CaptureText {
  var views: [DumpedView] = []
  var parents: [Int?] = []
  var places: [String: Int] = [:]
  var joined = JoinedTexts()
  var capture = Capture()
  var observations: [DumpedObservation] = []
  var gestures: [String: Int] = [:]
  var warnings: [DumpWarning] = []
  var strangeKeys: Set<String> = []
  var lastLine = 1
  /// The number of lines up to here.
  var lineCount = 1
  /// Indicates whether a view without a colour has none.
  var tellsColors = true
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
    let isSample = line["sample"] == "1"
    var observation = DumpedObservation(
      target: isSample || isMeant(address, answer) ? ViewMention(address: address) : nil,
      point: CGPoint(values: numbers), answer: .hit(answer.map { ViewMention($0) }),
      source: "capture", line: line.number)
    observation.isSample = isSample
    observations.append(observation)
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

  mutating func warn(_ kind: DumpWarning.Kind, on line: Int) {
    warnings.append(DumpWarning(line: line, kind: kind))
  }

  /// Returns the numbers of a key; nil, with a warning, if there are not as many.
  mutating func numbers(_ key: String, of line: CaptureLine, count: Int) -> [Double]? {
    guard let value = line[key] else { return nil }
    guard let (values, isClamped) = CaptureLine.numbers(value, count: count) else {
      if !line.isCut { warn(.unreadable(attribute: key), on: line.number) }
      return nil
    }
    if isClamped { warn(.clamped(attribute: key), on: line.number) }
    return values
  }

  mutating func number(_ key: String, of line: CaptureLine) -> Double? {
    numbers(key, of: line, count: 1)?[0]
  }

  mutating func point(_ key: String, of line: CaptureLine) -> CGPoint? {
    numbers(key, of: line, count: 2).map { CGPoint(values: $0) }
  }

  mutating func rect(_ key: String, of line: CaptureLine) -> CGRect? {
    numbers(key, of: line, count: 4).map { CGRect(values: $0) }
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
      throw DumpError(kind: .nothingToShow(.capture))
    }
    if let surplus = roots.dropFirst(DumpLimits.mostTrees).first {
      throw DumpError(
        line: surplus.line, column: 1, kind: .tooManyTrees(limit: DumpLimits.mostTrees))
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
