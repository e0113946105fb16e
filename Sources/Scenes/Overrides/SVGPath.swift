import ResponderKit

/// A reader of SVG's path notation, which turns paths into polygons. It reads the commands M, L, H,
/// V, C, S, Q, T and Z in upper and lower case, but not A.
struct SVGPath {
  /// The error of a path that cannot be read.
  struct Failure: Error {
    let reason: String
  }

  private(set) var polygons: [[CGPoint]] = []
  private var scanner: PathScanner
  private var current: [CGPoint] = []
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  private var control: CGPoint?

  init(_ source: String) throws(Failure) {
    scanner = PathScanner(source)
    guard source.utf8.count <= 100_000 else { throw Failure(reason: "it is too long") }
    var command: Character?
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
      } else if command == "Z" || command == "z" {
        throw Failure(reason: "a command is missing behind Z")
      } else if command == "M" || command == "m" {
        // Further pairs behind a move are lines.
        command = command == "M" ? "L" : "l"
      }
      guard let command else { throw Failure(reason: "it must begin with M") }
      guard !polygons.isEmpty || !current.isEmpty || command == "M" || command == "m" else {
        throw Failure(reason: "it must begin with M")
      }
      try segment(command)
    }
    close()
    guard !polygons.isEmpty else { throw Failure(reason: "it has no area") }
  }

  private mutating func segment(_ command: Character) throws(Failure) {
    let isRelative = command.isLowercase
    let base = isRelative ? point : .zero
    var newControl: CGPoint?
    switch command.uppercased() {
    case "M":
      close()
      point = try pair(base)
      start = point
      current = [point]
    case "L": line(to: try pair(base))
    case "H":
      line(to: CGPoint(x: try scanner.number() + base.x, y: point.y))
    case "V":
      line(to: CGPoint(x: point.x, y: try scanner.number() + base.y))
    case "C", "S":
      let first = command.uppercased() == "C" ? try pair(base) : reflected
      let second = try pair(base)
      follow(CubicCurve(from: point, first, second, to: try pair(base)))
      newControl = second
    case "Q", "T":
      let middle = command.uppercased() == "Q" ? try pair(base) : reflected
      let end = try pair(base)
      follow(CubicCurve(from: point, middle, to: end))
      newControl = middle
    case "Z":
      close()
      point = start
    default: throw Failure(reason: "'\(command)' is not one of M L H V C S Q T Z")
    }
    control = newControl
  }

  /// The last control point mirrored at the current point, for smooth curves.
  private var reflected: CGPoint {
    guard let control else { return point }
    return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
  }

  private mutating func pair(_ base: CGPoint) throws(Failure) -> CGPoint {
    CGPoint(x: try scanner.number() + base.x, y: try scanner.number() + base.y)
  }

  private mutating func line(to end: CGPoint) {
    if current.isEmpty { current = [point] }
    current.append(end)
    point = end
  }

  /// Adds lines for a curve: always as many, so that a long path takes no more room than its text.
  private mutating func follow(_ curve: CubicCurve) {
    let steps = 24
    for step in 1...steps { line(to: curve.point(at: CGFloat(step) / CGFloat(steps))) }
  }

  private mutating func close() {
    if current.count > 2 { polygons.append(current) }
    current = []
  }
}

/// Reads letters and numbers, with commas and spaces between.
private struct PathScanner {
  private var rest: Substring

  init(_ source: String) {
    rest = Substring(source)
    skip()
  }

  var isAtEnd: Bool { rest.isEmpty }

  private mutating func skip() {
    rest = rest.drop { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\n" }
  }

  mutating func letter() -> Character? {
    guard let first = rest.first, first.isLetter, first != "e", first != "E" else { return nil }
    rest.removeFirst()
    skip()
    return first
  }

  mutating func number() throws(SVGPath.Failure) -> CGFloat {
    var end = rest.startIndex
    var hasPoint = false
    var previous: Character = " "
    while end < rest.endIndex {
      let c = rest[end]
      let isSign = (c == "-" || c == "+") && (end == rest.startIndex || "eE".contains(previous))
      let isPoint = c == "." && !hasPoint
      guard c.isASCII && c.isNumber || isSign || isPoint || "eE".contains(c) else { break }
      if isPoint { hasPoint = true }
      previous = c
      end = rest.index(after: end)
    }
    let text = rest[..<end]
    guard let value = Double(text), value.magnitude <= NumberRule.largest else {
      throw SVGPath.Failure(reason: "a number is missing before '\(rest.prefix(8))'")
    }
    rest = rest[end...]
    skip()
    return CGFloat(value)
  }
}
