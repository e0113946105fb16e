import Commands
import Interchange
import Scenes
import Testing

/// Both files write the keys that the reader knows, and no others.
@Suite struct CaptureFileTests {
  private static let swift = CaptureFile.swift.text
  private static let python = CaptureFile.lldb.text

  private static var keys: [String] {
    CaptureRecord.allCases.flatMap { $0.keys.map(\.key) }
  }

  private static func lines(of settings: [CaptureSettings]) -> [String] {
    settings.map { settings in
      settings.usual.reduce(into: settings.className) { line, pair in
        line += " \(pair.key)=\(Int(exactly: pair.value).map(String.init) ?? "\(pair.value)")"
      }
    }
  }

  @Test(arguments: lines(of: CaptureSettings.ofViews + CaptureSettings.ofGestures))
  func aListOfTheDebuggerCommandIsThatOfTheReader(line: String) {
    #expect(Self.python.contains("\n\(line)\n"))
    for pair in line.split(separator: " ").dropFirst() {
      let name = pair.prefix { $0 != "=" }
      #expect(Self.swift.contains("add(\"\(name)\", "), "\(name)")
    }
  }

  @Test func eachFileWritesEveryKey() {
    for key in Self.keys where key != "lines" {
      #expect(Self.swift.contains("\"\(key)\""), "\(key)")
      // What UIKit prints of a recognizer tells the others.
      #expect(Self.python.contains("@\"\(key)\"") || key == "mustFail", "\(key)")
    }
    for record in CaptureRecord.allCases {
      #expect(
        Self.python.contains("\(record.rawValue) %p") || Self.python.contains("@\"\(record)\"")
          || record == .end)
      #expect(Self.swift.contains("\"\(record.rawValue)\"") || record == .end)
    }
  }

  @Test func noFileWritesAnotherKey() {
    let settings = (CaptureSettings.ofViews + CaptureSettings.ofGestures)
      .flatMap { $0.usual.map(\.key) }
    let known = Set(Self.keys + settings)
    for match in Self.swift.matches(of: #/\.add\(\s*"([\w.]+)"/#) {
      #expect(known.contains(String(match.1)), "\(match.1)")
    }
    for match in Self.python.matches(of: #/addObjectsFromArray:@\[@"([\w.]+)"/#) {
      #expect(known.contains(String(match.1)), "\(match.1)")
    }
  }

  @Test func bothKnowTheMethodsThatMayBeOverridden() {
    for word in ViewProvenance.Overrides.words {
      #expect(Self.python.contains("\n\(word) "), "\(word)")
      #expect(Self.swift.contains("(\"\(word)\", #selector("), "\(word)")
    }
  }
}
