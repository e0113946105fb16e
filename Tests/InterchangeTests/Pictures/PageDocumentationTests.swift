import EmbeddedFiles
import Foundation
import ResponderKit
import Testing
import TestSupport
import Text

@testable import Interchange

@Suite struct PageDocumentationTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyFileOfThePageIsEmbedded() throws {
    let folder = Self.package.appendingPathComponent("Sources/CEmbeddedFiles/Resources/Page")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      EmbeddedFiles.names.filter { $0.hasPrefix("Page/") }.sorted() == files.map { "Page/\($0)" })
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(EmbeddedFiles.text("Page/\(file)") == text, "\(file) is stale in the program")
    }
  }

  /// A browser runs the page's script and style only if their hashes are those in the page.
  @Test func hashesAreThoseOfTheJoinedFiles() throws {
    func hash(_ text: String) -> String {
      "sha256-" + Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
    }
    let text = ScenePage.Kind.allCases.map { kind in
      "\(kind) SHA256-SCRIPT \(hash(kind.script))\n\(kind) SHA256-STYLE \(hash(kind.style))\n"
    }.joined()
    let folder = Self.package.appendingPathComponent("Sources/CEmbeddedFiles/Resources/Page")
    let url = folder.appendingPathComponent("hashes.txt")
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    let found = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    #expect(
      found == text,
      "hashes.txt is stale; UPDATE_DOCS=1 swift test --filter DocumentationTests writes it")
  }

  @Test(
    "The hash is that of the standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func hashIsThatOfTheStandard(text: String, hash: String) {
    #expect(Data(SHA256.hash(Array(text.utf8))).base64EncodedString() == hash)
  }

  /// Numbers and areas with what Swift makes of them, for the tests of the page's scripts.
  @Test func vectorsAreThoseOfSwift() throws {
    let numbers: [Double] = [
      0, -0.0, 1, -3, 0.5, 1 / 3, -2 / 3, 100.0625, 1000.125, 1000.375, -1000.125, 99999.95,
      999_999, 1_000_000, 1_234_567, 123456.5, 1e21, 1e-4, 0.00012345678, 1e-5, 3.5e-7,
      Double.leastNonzeroMagnitude,
      1.7976931348623157e308, 12345.65, 2.5, 0.1 + 0.2,
    ]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
    let star = [(100, 0), (160, 190), (0, 70), (200, 70), (40, 190)].map {
      CGPoint(x: $0.0, y: $0.1)
    }
    let behaviors: [(String, any OutlinedBehavior)] = [
      ("circle", Circle()), ("ellipse", Ellipse()),
      ("star", PathShape(source: "", polygons: [star])),
    ]
    var areas: [JSONObject] = []
    for (name, behavior) in behaviors {
      var inside: [JSONValue] = []
      for y in stride(from: -7.5, to: 200, by: 12.5) {
        for x in stride(from: -7.5, to: 210, by: 12.5)
        where behavior.point(inside: CGPoint(x: x, y: y), with: nil, in: view) {
          inside.append(.numbers([x, y]))
        }
      }
      let outline: JSONValue =
        switch behavior.outline(in: view) {
        case .ellipse(let center, let radii):
          .array([
            "ellipse",
            .numbers([center.x, center.y, radii.width, radii.height].map(Double.init)),
          ])
        case .polygons(let polygons):
          .array([
            "polygons",
            .array(polygons.map { .numbers($0.flatMap { [Double($0.x), Double($0.y)] }) }),
          ])
        }
      areas.append(["name": .string(name), "area": outline, "inside": .array(inside)])
    }
    let vectors: JSONObject = [
      "numbers": .array(numbers.map { .array([.number($0), .string($0.shortText)]) }),
      "areas": .objects(areas),
    ]
    let url = Self.package.appendingPathComponent("Tests/PageTests/unit/vectors.json")
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
      try Data((vectors.text + "\n").utf8).write(to: url)
    }
    let found = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    #expect(
      found == vectors.text + "\n",
      "vectors.json is stale; UPDATE_DOCS=1 swift test --filter DocumentationTests writes it")
  }
}
