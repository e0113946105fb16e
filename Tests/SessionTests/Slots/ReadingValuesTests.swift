import Help
import Language
import ResponderKit
import Scenes
import TestSupport
import Testing
import Text

@testable import Session

@Suite struct ReadingValuesTests {
  /// A kind of argument, and a text for what it reads.
  enum Kind: String {
    case number, integer, point, size, rect, distances, transform

    func read(_ reader: inout Reader<Session>) throws -> String? {
      switch self {
      case .number: try value(of: .number(""), &reader, \.exactText)
      case .integer: try value(of: .integer(""), &reader, \.description)
      case .point: try value(of: .point(), &reader, \.text)
      case .size: try value(of: .size(), &reader, \.text)
      case .rect: try value(of: .rect(), &reader, \.text)
      case .distances:
        try value(of: .distances(""), &reader) { $0.map(\.exactText).joined(separator: " ") }
      case .transform:
        try reader.transform().map {
          [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty].map { Double($0).exactText }
            .joined(separator: " ")
        }
      }
    }

    private func value<Value>(
      of argument: Part<Session, Value>, _ reader: inout Reader<Session>,
      _ text: (Value) -> String
    ) throws -> String? {
      try argument.placed([]).match(&reader).map(text)
    }
  }

  /// What an argument makes of some words, and how many it took; nil if they do not look like it.
  private func read(_ kind: Kind, _ text: String) throws -> String? {
    var lexer = Lexer(text)
    var reader = Reader(try lexer.commands()[0], from: 0, Session())
    guard let value = try kind.read(&reader) else { return nil }
    return value + (reader.isAtEnd ? "" : " +\(reader.words.count - reader.position)")
  }

  @Test(arguments: [
    ("12", "12"), ("-3.5", "-3.5"), ("1e3", "1000"), (".5", "0.5"), ("+7", "7"), ("-.25", "-0.25"),
    ("1e9", "1000000000"), ("1e15", "1000000000000000"), ("12 13", "12 +1"), ("x", nil),
    ("\"12\"", nil), ("-", nil),
  ])
  func numbers(text: String, value: String?) throws {
    #expect(try read(.number, text) == value)
  }

  @Test(arguments: [
    ("20,40", "(20, 40)"), ("20 40", "(20, 40)"), ("(20, 40)", "(20, 40)"), ("(20 40)", "(20, 40)"),
    ("{20, 40}", "(20, 40)"), ("-1.5,1e2", "(-1.5, 100)"), ("20,40 5", "(20, 40) +1"),
    ("20", nil), ("20 x", nil), ("1,2,3", nil), ("red", nil), ("'1,2'", nil),
  ])
  func points(text: String, value: String?) throws {
    #expect(try read(.point, text) == value)
  }

  @Test(arguments: [
    ("100x44", "100x44"), ("0x0", "0x0"), ("1.5x2e1", "1.5x20"), ("100", nil), ("axb", nil),
  ])
  func sizes(text: String, value: String?) throws {
    #expect(try read(.size, text) == value)
  }

  @Test(arguments: [
    ("1,2 3x4", "(1 2; 3 4)"), ("1 2 3 4", "(1 2; 3 4)"), ("1,2,3,4", "(1 2; 3 4)"),
    ("(1 2; 3 4)", "(1 2; 3 4)"), ("(1, 2, 3, 4)", "(1 2; 3 4)"), ("1,2 3 4", "(1 2; 3 4)"),
    ("(-1.5 2; 0 4)", "(-1.5 2; 0 4)"), ("1,2 3x4 in", "(1 2; 3 4) +1"),
    ("[1,2,3,4]", "(1 2; 3 4)"),
    ("1,2", nil), ("1 2 3", nil), ("3x4", nil), ("1,2 red", nil), ("red", nil), ("1,2,3,4,5", nil),
  ])
  func rectangles(text: String, value: String?) throws {
    #expect(try read(.rect, text) == value)
  }

  @Test(arguments: [
    ("-20", "-20"), ("-20,-10", "-20 -10"), ("1,2,3,4", "1 2 3 4"), ("{1, 2, 3, 4}", "1 2 3 4"),
    ("1,2,3", nil), ("x", nil),
  ])
  func distances(text: String, value: String?) throws {
    #expect(try read(.distances, text) == value)
  }

  @Test(arguments: [
    ("1 0 0 1 5 6", "1 0 0 1 5 6"), ("[1, 0, 0, 1, 5, 6]", "1 0 0 1 5 6"),
    ("1,0,0,1,5,6", "1 0 0 1 5 6"), ("1 0 0 1 5", nil), ("identity", nil),
  ])
  func transforms(text: String, value: String?) throws {
    #expect(try read(.transform, text) == value)
  }

  @Test(arguments: [("3", "3"), ("-1", "-1"), ("x", nil)])
  func wholeNumbers(text: String, value: String?) throws {
    #expect(try read(.integer, text) == value)
  }

  @Test(arguments: [
    (Kind.number, "nan", "'nan' is not a number"),
    (.number, "inf", "'inf' cannot be used; a number must be finite"),
    (.number, "-infinity", "'-infinity' cannot be used; a number must be finite"),
    (.number, "1e16", "'1e16' is too large; numbers go up to 1e15"),
    (.number, "-1.1e15", "'-1.1e15' is too large; numbers go up to 1e15"),
    (.number, "1e999", "'1e999' is too large; numbers go up to 1e15"),
    (.number, "0x10", "'0x10' is not a number"), (.number, "1_000", "'1_000' is not a number"),
    (.number, "1.2.3", "'1.2.3' is not a number"),
    (.number, "12pt", "'12pt' is not a number; did you mean 12?"),
    (.number, "50%", "'50%' is not a number; did you mean 0.5?"),
    (.integer, "1.5", "'1.5' is not a whole number"),
    (.integer, "1e3", "'1e3' is not a whole number"),
    (.point, "nan,4", "'nan' is not a number"),
    (.point, "1,2pt", "'2pt' is not a number; did you mean 2?"),
    (.size, "3x-4", "'3x-4' has a negative size; a size must be zero or more"),
    (.size, "3xx4", "'x4' is not a number"),
    (.rect, "1,2 3xnan", "'nan' is not a number"),
    (.rect, "(1 2; 3 1e99)", "'1e99' is too large; numbers go up to 1e15"),
    (.distances, "1,inf", "'inf' cannot be used; a number must be finite"),
  ])
  func whatLooksLikeANumberAndIsNoneIsAnError(kind: Kind, text: String, message: String) {
    let error = #expect(throws: CommandError.self) { try read(kind, text) }
    #expect(error?.message == message)
  }

  @Test func aShortDecimalIsWhatTheStandardLibraryReads() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5_000 {
      let digits = (0..<Int.random(in: 1...17, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }
      let point = Int.random(in: 0...digits.count, using: &random)
      let sign = Bool.random(using: &random) ? "-" : ""
      let text = sign + digits[..<point].joined() + "." + digits[point...].joined()
      guard let expected = Double(text), expected.magnitude <= NumberRule.largest else { continue }
      #expect(try Reader.number(text, at: 0..<1).bitPattern == expected.bitPattern, "\(text)")
    }
  }
}
