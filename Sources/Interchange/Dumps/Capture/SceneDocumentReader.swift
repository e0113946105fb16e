import ResponderKit
import Scenes

/// Reads what `export json` writes: its views, controllers and recognizers become the lines of a
/// capture, which tell the same facts.
enum SceneDocumentReader: DumpReader {
  private static let marks: [StaticString] = ["\"type\":\"scene\"", "\"type\": \"scene\""]

  static func recognizes(_ source: SourceText) -> Bool {
    JSONText.hasMark(marks, in: source)
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    let text = try JSONText(source, with: marks)
    guard let document = text.nodes.first else {
      throw DumpError(kind: .nothingToShow(.sceneDocument))
    }
    let capture = CapturedDocument(document)
    var dump = try CaptureReader.read(capture.source, in: classes, tellsColors: false)
    dump.joined.capture?.format = .sceneDocument
    dump.joined.capture?.inventedAddresses = capture.invented
    dump.formats = [.sceneDocument]
    dump.warnings += text.warnings
    return dump
  }
}

extension DumpFormat {
  /// The document of `export json`. What an imported text left open is open in it, too.
  package static let sceneDocument = DumpFormat(
    name: "export json",
    toldFacts: [.enabled, .controllers, .interaction, .window, .windows, .insets])
}

/// A document of a scene as the lines of a capture.
private struct CapturedDocument {
  private var lines = RepairedLines()
  /// The addresses of objects by their names; an object that the document tells no address of gets
  /// one.
  private var addresses: [String: String] = [:]
  /// The addresses of objects of which the document tells none.
  private(set) var invented: Set<String> = []

  var source: SourceText { lines.source }

  init(_ document: JSONNode) {
    add("tapscope-capture \(CaptureRecord.version)", on: 1)
    if let size = document.numbers("screen"), size.count == 2 {
      add("scene \(newAddress()) class=UIWindowScene screen=0,0,\(size[0]),\(size[1])", on: 1)
    }
    let controllers = JSONNode.list(document["controllers"])
    for controller in controllers { note(controller) }
    var rest: [(node: JSONNode, superview: String?)] = []
    rest += JSONNode.list(document["windows"]).reversed().map { ($0, nil) }
    while let (node, superview) = rest.popLast() {
      let address = note(node)
      write(node, address, in: superview, isKey: document.text("keyWindow") == node.text("name"))
      rest += JSONNode.list(node["subviews"]).reversed().map { ($0, address) }
    }
    for controller in controllers { write(controller: controller) }
    add("end lines=\(lines.places.count + 1)", on: 1)
  }

  private mutating func add(_ line: String, on number: Int) {
    lines.begin(at: TextPlace(line: max(1, number), column: 1))
    lines.append(line.utf8)
  }

  /// Returns an address at which no object of an app lies.
  private mutating func newAddress() -> String {
    let address = "0x" + String(invented.count + 1, radix: 16)
    invented.insert(address)
    return address
  }

  private static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("0x") && text.count < 20 && text.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  /// Returns the address of an object, which its name stands for from now on.
  @discardableResult private mutating func note(_ node: JSONNode) -> String {
    let name = node.text("name")
    let own = node.text("address").flatMap { Self.isAddress($0) ? $0 : nil }
    let address = name.flatMap { addresses[$0] } ?? own ?? newAddress()
    if let name { addresses[name] = address }
    return address
  }

  private mutating func write(
    _ node: JSONNode, _ address: String, in superview: String?, isKey: Bool
  ) {
    let properties = node.node("properties")
    var line = Facts(superview == nil ? "window" : "view", address)
    line.add("in", superview)
    line.add("class", node.text("class"))
    for key in ["frame", "bounds", "center", "transform", "anchorPoint", "contentOffset"] {
      line.add(key, properties?.numbers(key))
    }
    line.add("contentSize", properties?.numbers("contentSize"))
    line.add(
      "adjustedContentInset",
      properties?.numbers("adjustedContentInset") ?? properties?.numbers("contentInset"))
    line.add(CaptureSettings.ofViews, of: properties)
    for key in ["text", "title", "placeholder"] { line.add(key, quoted: properties?.text(key)) }
    // A name stands for the identifier, from which the view gets its name again.
    line.add("accessibilityIdentifier", quoted: node.text("name"))
    let overrides = [("hitTest", "hitTest"), ("point(inside:)", "pointInside")].filter {
      node.node("overrides")?.text($0.0) != nil
    }
    line.add("overrides", overrides.isEmpty ? nil : overrides.map(\.1).joined(separator: ","))
    if superview == nil {
      line.add("key", isKey ? "1" : nil)
      line.add("root", properties?.text("rootViewController").flatMap { addresses[$0] })
    }
    line.add("first", properties?.flag("isFirstResponder") == "true" ? "1" : nil)
    add(line.text, on: node.line)
    for target in JSONNode.list(node["targets"]) { write(target: target, of: address) }
    for gesture in JSONNode.list(node["gestureRecognizers"]) { write(gesture, of: address) }
  }

  private mutating func write(target: JSONNode, of address: String) {
    guard let action = target.text("action"),
      let event = target.text("event").flatMap({ UIControl.Event(name: $0) })
    else { return }
    var line = Facts("action", address)
    if let name = target.text("target") {
      if addresses[name] == nil { addresses[name] = newAddress() }
      line.add("target", addresses[name])
      line.add("class", name)
    }
    line.add("action", action)
    line.add("events", String(event.rawValue))
    add(line.text, on: target.line)
  }

  private mutating func write(_ gesture: JSONNode, of address: String) {
    var line = Facts("gesture", note(gesture))
    line.add("class", gesture.text("class"))
    line.add("view", address)
    line.add("name", quoted: gesture.text("name"))
    line.add(CaptureSettings.ofGestures, of: gesture.node("properties"))
    add(line.text, on: gesture.line)
  }

  private mutating func write(controller: JSONNode) {
    var line = Facts("controller", note(controller))
    line.add("class", controller.text("class"))
    line.add("view", controller.text("view").flatMap { addresses[$0] })
    line.add("parent", controller.text("parent").flatMap { addresses[$0] })
    line.add("presenter", controller.text("presentedBy").flatMap { addresses[$0] })
    add(line.text, on: controller.line)
  }

  /// A line of a capture while it is written.
  private struct Facts {
    private(set) var text: String

    init(_ record: String, _ address: String) { text = "\(record) \(address)" }

    mutating func add(_ key: String, _ word: String?) {
      guard let word, !word.contains(where: \.isWhitespace) else { return }
      text += " \(key)=\(word)"
    }

    mutating func add(_ key: String, _ numbers: [Double]?) {
      guard let numbers else { return }
      text += " \(key)=" + numbers.map(\.description).joined(separator: ",")
    }

    mutating func add(_ key: String, quoted value: String?) {
      guard let value else { return }
      var quoted = ""
      for character in value.unicodeScalars {
        if character == "\\" || character == "\"" {
          quoted += "\\\(character)"
        } else if character.properties.generalCategory == .control {
          quoted += "\\u{\(String(character.value, radix: 16))}"
        } else {
          quoted.unicodeScalars.append(character)
        }
      }
      text += " \(key)=\"\(quoted)\""
    }

    /// Returns the bits that words of a recognizer's property stand for; nil for other properties.
    private static func bits(_ value: Any?, of name: String) -> UInt? {
      let words = value as? [String] ?? (value as? String).map { [$0] }
      for recognizer in [UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer()] {
        let property = PropertyTable.property(name, of: recognizer)
        guard let words, case .joined(let names)? = property?.type.choices else { continue }
        return words.compactMap(names.firstIndex).reduce(0) { $0 | 1 << UInt($1) }
      }
      return nil
    }

    /// Adds the flags and numbers of an object, under the names of a capture.
    mutating func add(_ settings: [CaptureSettings], of properties: JSONNode?) {
      guard let properties else { return }
      for (name, _) in settings.flatMap(\.usual) {
        let own = name == "layer.zPosition" ? "zPosition" : name
        let flag = "is" + name.prefix(1).uppercased() + name.dropFirst()
        if let number = properties.number(own) ?? properties.number(flag) {
          text += " \(name)=\(number)"
        } else if name == "autoresizingMask", let words = properties[name] as? [String],
          let mask = UIView.AutoresizingMask(words.joined(separator: "+"))
        {
          text += " \(name)=\(mask.rawValue)"
        } else if let bits = Self.bits(properties[name], of: name) {
          text += " \(name)=\(bits)"
        }
      }
    }
  }
}

extension JSONNode {
  /// Returns the numbers of a list; nil if it is something else or missing.
  fileprivate func numbers(_ name: String) -> [Double]? {
    guard let list = self[name] as? [Any] else { return nil }
    let numbers = list.compactMap { ($0 as? NSNumber)?.doubleValue }
    return numbers.count == list.count ? numbers : nil
  }

  /// Returns a number, or a truth value as 0 or 1.
  fileprivate func number(_ name: String) -> Double? { (self[name] as? NSNumber)?.doubleValue }
}
