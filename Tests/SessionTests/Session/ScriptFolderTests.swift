import Foundation
import Session
import SessionStage
import Testing

/// The scripts in a folder.
@Suite struct ScriptFolderTests {
  @Test func scriptsAreSortedByTheirPaths() throws {
    let folder = try Folder([
      "b.scope": "", "a/z.scope": "", "a.scope": "", "a/b/c.scope": "", "a/notes.txt": "",
      ".hidden/x.scope": "", "a/.x.scope": "", "folder.scope/in.scope": "",
    ])
    #expect(
      try ScriptFolder.scripts(in: folder.url.path) == [
        "a.scope", "a/b/c.scope", "a/z.scope", "b.scope", "folder.scope/in.scope",
      ])
  }

  @Test func aLinkToAFolderIsNotFollowed() throws {
    let folder = try Folder(["a/x.scope": ""])
    for name in ["loop", "loop.scope"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("a/\(name)"), withDestinationPath: folder.url.path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.scope"), withDestinationPath: folder.path("a/x.scope"))
    #expect(try ScriptFolder.scripts(in: folder.url.path) == ["a/x.scope", "link.scope"])
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let folder = try Folder(["a.scope": ""])
    #expect(throws: FileContents.Failure.self) {
      try ScriptFolder.scripts(in: folder.path("missing"))
    }
    #expect(!ScriptFolder.isFolder(folder.path("a.scope")))
    #expect(ScriptFolder.isFolder(folder.url.path))
  }
}
