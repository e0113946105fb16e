import Foundation
import Interchange
import Testing

/// Checks real dumps where a folder of them stands beside the package.
@Suite struct SampleFolderTests {
  private static let samples: [URL] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appendingPathComponent("shared/dumps")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "txt" }
  }()

  /// Counts the lines that have a class, an address or none, and then a frame in round brackets.
  private func lineCount(_ text: String) -> Int {
    text.split(whereSeparator: \.isNewline).count { line in
      line.range(
        of: #"<[^\s:;<>]+(: 0x[0-9a-f]+)?; ([a-zA-Z]+ = [^;<>]+; )?frame( = \(|$)"#,
        options: .regularExpression) != nil
    }
  }

  @Test(arguments: samples)
  func everyViewOfASampleIsRead(file: URL) throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let count = lineCount(text)
    guard count > 0 else {
      #expect(throws: DumpError.self) { try HierarchyDump(parsing: text) }
      return
    }
    #expect(try HierarchyDump(parsing: text).viewCount == count)
  }
}
