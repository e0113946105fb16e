import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// Checks real dumps where a folder of them stands beside the package.
@Suite struct SampleFolderTests {
  private static let folder: URL = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return package.deletingLastPathComponent().appendingPathComponent("shared/dumps")
  }()

  /// A sample, found by its number, and the views that a person counts in it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let number: String
    let views: Int
    var trees = 1
    var testDescription: String { number }
  }

  private static let samples = [
    Sample(number: "01", views: 29), Sample(number: "07", views: 3),
    Sample(number: "10", views: 3), Sample(number: "11", views: 7, trees: 2),
    Sample(number: "13", views: 11), Sample(number: "15", views: 6, trees: 3),
    Sample(number: "17", views: 10), Sample(number: "18", views: 8),
    Sample(number: "20", views: 7), Sample(number: "25", views: 3),
    Sample(number: "28", views: 12), Sample(number: "29", views: 5),
    Sample(number: "30", views: 3, trees: 2), Sample(number: "31", views: 5),
    Sample(number: "34", views: 6), Sample(number: "35", views: 4),
    Sample(number: "38", views: 10),
    Sample(number: "71", views: 5), Sample(number: "85a", views: 69, trees: 3),
  ]

  @Test(arguments: samples)
  func everyViewOfASampleIsRead(sample: Sample) throws {
    guard let dump = try Self.dump(sample.number) else { return }
    #expect(dump.viewCount == sample.views)
    #expect(dump.roots.count == sample.trees)
    #expect(dump.warnings.allSatisfy { !"\($0)".isEmpty })
  }

  /// Points of screens and the lines of the views that got the touch there.
  @Test(arguments: [
    // A cell moved by the content offset; beside it; the cell behind it.
    ("01", 150.0, 120.0, 13), ("01", 150, 141, 13), ("01", 150, 170, 6), ("01", 150, 180, 19),
    // A square turned by 22.5 degrees, whose corners lie outside the frame that is printed.
    ("07", 50, 50, 3), ("07", 1, 1, 1),
    // A bar of no height.
    ("35", 30, 20, 1),
    // Hidden views over the whole screen.
    ("31", 150, 200, 3), ("31", 150, 400, 3),
  ])
  func touchReachesTheViewThatItReachedInTheApp(
    sample: String, x: Double, y: Double, line: Int
  ) throws {
    guard let dump = try Self.dump(sample) else { return }
    #expect(DumpBuilder().makeView(dump.roots[0]).lineHit(at: x, y) == line)
  }

  /// What the samples hold besides views, counted by hand: recognizers at their own place, those
  /// within others, controllers, responders of each chain, and remarks.
  @Test(arguments: [
    ("51", 0, 0, 8, []),
    ("60", 0, 0, 0, [3, 4, 5]),
    ("61", 0, 0, 0, [7]),
    ("63", 5, 0, 0, []),
    ("64", 11, 2, 0, []),
  ])
  func everythingElseInASampleIsRead(
    name: String, recognizers: Int, nested: Int, controllers: Int, chains: [Int]
  ) throws {
    guard let dump = try Self.dump(name) else { return }
    let texts = dump.joined
    #expect(texts.recognizers.count { !$0.isNested } == recognizers)
    #expect(texts.recognizers.count { $0.isNested } == nested)
    #expect(texts.controllers.count == controllers)
    #expect(texts.chains.map(\.links.count) == chains)
    #expect(dump.viewCount == 0)
    #expect(dump.warnings == [])
  }

  /// What the device answered by the samples: the tool, the line, the place of the view that was
  /// meant in the scene, and whether the scene agrees.
  @Test(arguments: [
    ("25", "Detox", 1, "rctView1", true), ("81-q23", "idb", 2, "buy", true),
    ("81-q24", "WebDriverAgent", 1, "buy", false), ("81-q25", "XCTest", 2, "button", true),
  ])
  func theAnswerOfTheDeviceIsRead(
    sample: String, source: String, line: Int, target: String, agrees: Bool
  ) throws {
    guard let dump = try Self.dump(sample) else { return }
    let scene = Scene()
    _ = scene.replace(by: dump)
    let failure = try #require(scene.origin?.failure)
    #expect(failure.source == source)
    #expect(failure.line == line)
    #expect(failure.target == scene.names[target].map { ObjectID($0) })
    #expect(failure.isConfirmed(in: scene) == agrees)
  }

  /// Odd texts: their views, and the screens that they hold.
  @Test(arguments: [
    ("80-f03", 36, 2), ("80-f08", 7, 0), ("80-f13", 5, 0), ("80-f14", 5, 0), ("80-f15", 4, 0),
    ("80-f17", 6, 0),
  ])
  func oddTextsAreRead(sample: String, views: Int, screens: Int) throws {
    guard let dump = try Self.dump(sample) else { return }
    var count = 0
    for root in dump.distinctRoots { root.forEachInTree { _ in count += 1 } }
    #expect(count == views)
    #expect(dump.screens.count == screens)
  }

  private static func dump(_ number: String) throws -> HierarchyDump? {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let file = files?.first { $0.lastPathComponent.hasPrefix(number + "-") }
    return try file.map { try HierarchyDump(parsing: try Data(contentsOf: $0)) }
  }
}
