import Foundation
import Interchange
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
  ]

  @Test(arguments: samples)
  func everyViewOfASampleIsRead(sample: Sample) throws {
    let files = try? FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    guard
      let file = files?.first(where: { $0.lastPathComponent.hasPrefix(sample.number + "-") })
    else { return }
    let dump = try HierarchyDump(parsing: try Data(contentsOf: file))
    #expect(dump.viewCount == sample.views)
    #expect(dump.roots.count == sample.trees)
    #expect(dump.warnings.allSatisfy { !"\($0)".isEmpty })
  }
}
