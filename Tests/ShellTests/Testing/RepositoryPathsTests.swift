import Foundation
import Testing

@testable import Shell

/// Paths as a code host knows them.
@Suite struct RepositoryPathsTests {
  @Test func theNearestRepositoryAboveCounts() throws {
    let scratch = try Scratch()
    _ = try scratch.write("outer/.git/HEAD", "")
    _ = try scratch.write("outer/inner/.git", "gitdir: elsewhere")
    let folder = scratch.url.path
    let paths = RepositoryPaths(environment: [:])
    #expect(paths.path(of: folder + "/outer/a/b.scope") == "a/b.scope")
    #expect(paths.path(of: folder + "/outer/a/../b.scope") == "b.scope")
    #expect(paths.path(of: folder + "/outer/inner/b.scope") == "b.scope")
  }

  @Test func withoutARepositoryTheWorkspaceCounts() throws {
    let scratch = try Scratch()
    _ = try scratch.write("work/a.scope", "")
    let folder = scratch.url.path
    let paths = RepositoryPaths(environment: ["GITHUB_WORKSPACE": folder + "/work"])
    #expect(paths.path(of: folder + "/work/a.scope") == "a.scope")
    #expect(paths.path(of: folder + "/other/a.scope") == folder + "/other/a.scope")
    #expect(RepositoryPaths(environment: [:]).path(of: "/x/a.scope") == "/x/a.scope")
  }

  @Test func annotationsNameTheFileInTheRepository() throws {
    let scratch = try Scratch()
    _ = try scratch.write(".git/HEAD", "")
    _ = try scratch.write("touch/a.scope", "expect hit nil at 5,5\n")
    let folder = scratch.url.appendingPathComponent("touch")
    for arguments in [["a.scope"], ["test", "a.scope"], ["test"]] {
      let run = try Tapscope.run(arguments + ["--annotate", "github"], in: folder)
      #expect(run.errors.contains("::error file=touch/a.scope,line=1,col=1,"), "\(run.errors)")
      #expect(run.errors.contains("a.scope:1:1: error: expected hit nil"))
    }
  }
}
