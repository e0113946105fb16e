import ResponderKit
import Scenes

/// Reads the values of a line: from a ``DumpLine`` to a ``DumpedView`` without children.
struct ViewReader {
  private(set) var view: DumpedView
  private(set) var warnings: [DumpWarning] = []
  private let source: SourceText
  private let classes: ClassCatalogue
  /// The attribute being read.
  private var key = AttributeKey.frame

  init(_ line: DumpLine, of source: SourceText, in classes: ClassCatalogue) {
    self.source = source
    self.classes = classes
    view = DumpedView(
      className: line.className, address: line.address, frame: .zero, line: line.number)
    if line.isCut {
      view.uncertainties.insert(.cut)
      warn(.cut)
    }
    read(line.names)
    if let name = line.unknownAttribute { warn(.unknownAttribute(name)) }
    for attribute in line.attributes {
      key = attribute.key
      if !read(attribute.value) { warn(.unreadable(attribute: key.rawValue)) }
    }
    if !line.isCut, !line.attributes.contains(where: { $0.key == .frame }) {
      view.uncertainties.insert(.frame)
      warn(.noFrame)
    }
    if line.isCut { guessInteraction(line) }
    if !view.transform.isIdentity { checkTransform() }
  }

  /// Guesses whether a view takes touches if its line is cut before it could say so: a label does
  /// not, as most do not.
  private mutating func guessInteraction(_ line: DumpLine) {
    let keys = line.attributes.map(\.key) + [line.cut].compactMap(\.self)
    guard !keys.contains(where: { $0 == .userInteractionEnabled || $0.isBehindInteraction })
    else { return }
    view.isUserInteractionEnabled =
      classes.standIn(for: view, isRoot: false).takesTouches
  }

  private mutating func read(_ names: ObjectNames?) {
    switch names {
    case .variable(let name): view.variableName = source.string(name)
    case .controller(let name): warn(.controllerName(source.string(name)))
    case nil: break
    }
  }

  /// Reads the value of the present attribute; false if it makes no sense.
  private mutating func read(_ value: Range<Int>) -> Bool {
    switch key {
    case .baseClass: view.baseClassName = source.string(value)
    case .frame: return set(\.frame, numbers(value, 4).map(CGRect.init(values:)))
    case .text: view.text = text(value)
    case .attributedText: view.text = runs(of: value)
    case .anchorPoint: return set(\.anchorPoint, numbers(value, 2).map(CGPoint.init(values:)))
    case .transform: return set(\.transform, numbers(value, 6).map(CGAffineTransform.init(values:)))
    case .transform3D: return readTransform3D(value)
    case .clipsToBounds: return set(\.clipsToBounds, flag(value))
    case .alpha: return set(\.alpha, numbers(value, 1).map { CGFloat($0[0]) })
    case .hidden: return set(\.isHidden, flag(value))
    case .autoresize: return set(\.autoresizingMask, UIView.AutoresizingMask(source.string(value)))
    case .userInteractionEnabled: return set(\.isUserInteractionEnabled, flag(value))
    case .autoresizesSubviews: return set(\.autoresizesSubviews, flag(value))
    case .bounds: return set(\.bounds, numbers(value, 4).map(CGRect.init(values:)))
    case .tag: return set(\.tag, value.count > 20 ? nil : Int(source.string(value)))
    case .gestureRecognizers: view.uncertainties.insert(.recognizers)
    case .animations:
      view.uncertainties.insert(.animated)
      view.animatedKeys = AnimatedKeys.read(source.string(value.prefix(2_000)))
      warn(.animated)
    case .contentOffset: return set(\.contentOffset, numbers(value, 2).map(CGPoint.init(values:)))
    case .contentSize: return set(\.contentSize, numbers(value, 2).map(CGSize.init(values:)))
    case .adjustedContentInset:
      return set(\.contentInset, numbers(value, 4).map(UIEdgeInsets.init(values:)))
    case .layer:
      view.hasWindowLayer = isWindowLayer(value)
      if !source.has("<CALayer", at: value.lowerBound, before: value.upperBound) {
        view.drawing.insert(.ownLayer)
      }
    case .backgroundColor:
      view.drawing.insert(
        PrintedColor.isClear(source.string(value.prefix(200))) ? .clear : .background)
    case .opaque: if flag(value) == false { view.drawing.insert(.notOpaque) }
    case .image, .placeholder, .background:
      if source.string(value.prefix(8)) != "(null)" { view.drawing.insert(.content) }
    case .reactTag, .focused, .borderStyle, .tintColor, .configuration, .value,
      .layout, .dataSource, .name:
      break
    }
    return true
  }

  private mutating func set<Value>(
    _ property: WritableKeyPath<DumpedView, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    view[keyPath: property] = value
    return true
  }

  private mutating func set<Value>(
    _ property: WritableKeyPath<DumpedView, Value?>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    view[keyPath: property] = value
    return true
  }

  private mutating func readTransform3D(_ value: Range<Int>) -> Bool {
    guard let entries = numbers(value, 16) else { return false }
    let matrix = SpaceTransform(entries)
    view.transform = matrix.inPlane
    view.zPosition = CGFloat(matrix.depth)
    if !matrix.isFlat {
      view.uncertainties.insert(.approximatedTransform)
      warn(.approximatedTransform)
    }
    return true
  }

  private mutating func numbers(_ value: Range<Int>, _ count: Int) -> [Double]? {
    guard let list = NumberList(source, in: value, count: count) else { return nil }
    if list.isClamped { warn(.clamped(attribute: key.rawValue)) }
    return list.values
  }

  /// Returns whether a colour lets everything through: `UIExtendedGrayColorSpace 0 0`.
  private func isWindowLayer(_ value: Range<Int>) -> Bool {
    source.has("<UIWindowLayer", at: value.lowerBound, before: value.upperBound)
  }

  private func flag(_ value: Range<Int>) -> Bool? {
    switch source.string(value.prefix(4)).uppercased() {
    case "YES": return true
    case "NO": return false
    default: return nil
    }
  }

  /// Returns the text without the quotes round it; nil where the label has none.
  private func text(_ value: Range<Int>) -> String? {
    guard value.count >= 2, source.bytes[value.lowerBound] == UInt8(ascii: "'"),
      source.bytes[value.upperBound - 1] == UInt8(ascii: "'")
    else { return nil }
    return EscapedText.decode(source.string((value.lowerBound + 1)..<(value.upperBound - 1)))
  }

  /// Returns the text of an attributed string, in which the attributes of each run follow it in
  /// braces: `Sign in{ NSColor = "…"; }`.
  private func runs(of value: Range<Int>) -> String? {
    var letters: [UInt8] = []
    var position = value.lowerBound
    while position < value.upperBound {
      if let end = endOfAttributes(at: position, before: value.upperBound) {
        position = end
      } else {
        letters.append(source.bytes[position])
        position += 1
      }
    }
    let text = String(decoding: letters, as: UTF8.self)
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// Returns the end of the attributes that begin at a position: braces that are empty or hold a name
  /// and its value; nil for braces of the text itself.
  private func endOfAttributes(at start: Int, before limit: Int) -> Int? {
    guard source.bytes[start] == UInt8(ascii: "{") else { return nil }
    var inside = start + 1
    while inside < limit, Ladder.isSpace(source.bytes[inside]) { inside += 1 }
    let isEmpty = inside < limit && source.bytes[inside] == UInt8(ascii: "}")
    guard isEmpty || AttributeName(source, at: inside, before: limit) != nil else { return nil }
    var depth = 0
    for position in start..<limit {
      if source.bytes[position] == UInt8(ascii: "{") { depth += 1 }
      if source.bytes[position] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return position + 1 }
    }
    return limit
  }

  private mutating func checkTransform() {
    switch SolvedGeometry(view).solution {
    case .solved: break
    case .guessed:
      view.uncertainties.insert(.guessedSize)
      warn(.guessedSize)
    case .singular: warn(.singularTransform)
    }
  }

  private mutating func warn(_ kind: DumpWarning.Kind) {
    warnings.append(DumpWarning(line: view.line, kind: kind))
  }
}

/// The key paths of printed animations: `{ position=<CASpringAnimation: 0x600003a94b60>; }`.
enum AnimatedKeys {
  static func read(_ text: String) -> [String] {
    text.split(separator: "=<").dropLast().compactMap { part in
      let key = part.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      return key.isEmpty ? nil : String(key.reversed())
    }
  }
}

/// A printed color: `UIExtendedGrayColorSpace 0 0.35`, with the alpha at the end, or an object.
enum PrintedColor {
  /// The alpha below which nobody sees a color.
  private static let leastAlpha = 0.05

  static func isClear(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 2, words[0].hasSuffix("ColorSpace"),
      let alpha = Double(words[words.count - 1])
    else { return text.contains("clearColor") || text == "(null)" }
    return alpha < leastAlpha
  }
}

/// A transform in space, as `transform3D` prints it: four rows of four.
struct SpaceTransform {
  /// The part of the transform that acts in the plane of the view.
  let inPlane: CGAffineTransform
  /// Indicates whether the transform does nothing else to the view: perspective has no effect on a
  /// flat view.
  let isFlat: Bool
  /// The distance by which the transform moves the view towards the eye.
  let depth: Double

  init(_ entries: [Double]) {
    inPlane = CGAffineTransform(
      a: entries[0], b: entries[1], c: entries[4], d: entries[5], tx: entries[12],
      ty: entries[13])
    depth = entries[14]
    let inSpace = [2, 3, 6, 7, 8, 9, 14].map { entries[$0] }
    isFlat = inSpace.allSatisfy { $0 == 0 } && entries[10] == 1 && entries[15] == 1
  }
}
