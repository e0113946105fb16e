import ResponderKit
import Scenes

extension CaptureText {
  mutating func readView(_ line: CaptureLine, _ address: String, isWindow: Bool) {
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
    view.captured = facts(of: line, &view)
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
      view.transform = CGAffineTransform(values: numbers)
    }
    if view.bounds == nil { view.contentOffset = point("contentOffset", of: line) }
    view.contentSize = numbers("contentSize", of: line, count: 2).map { CGSize(values: $0) }
  }

  private mutating func facts(
    of line: CaptureLine, _ view: inout DumpedView
  ) -> CapturedFacts {
    var facts = CapturedFacts()
    facts.center = point("center", of: line)
    view.contentInset = numbers("adjustedContentInset", of: line, count: 4).map {
      UIEdgeInsets(values: $0)
    }
    facts.placeholder = line["placeholder"]
    facts.label = line["accessibilityLabel"]
    facts.overrides = line["overrides"].map(ViewProvenance.Overrides.init(words:)) ?? []
    let color = line["backgroundColor"]
    facts.backgroundColor = color.map(UIColor.init(captured:))
    if tellsColors || color != nil {
      view.drawing.insert(color == nil || color == "clear" ? .clear : .background)
    }
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
        facts.settings.append(.init(name: name, value: value))
      }
    }
    return facts
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

  mutating func readGesture(_ line: CaptureLine, _ address: String) {
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
    recognizer.hasDelegate = line["delegate"] != nil
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
