import Foundation
import Testing

@testable import Shell

/// `tapscope setup` puts the manual and the completions where the user's programs look.
@Suite struct SetupTests {
  private let scratch: Scratch
  private var home: String { scratch.url.path }

  init() throws {
    scratch = try Scratch()
  }

  /// Makes programs that can be found, and runs `setup` with a home of its own.
  private func setup(
    shells: [String], environment: [String: String] = [:]
  ) throws -> Run {
    for shell in shells {
      let path = try scratch.write("bin/\(shell)", "#!/bin/sh\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let own = ["HOME": home, "PATH": home + "/bin"]
    return try Tapscope.run(["setup"], environment: own.merging(environment) { $1 })
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: scratch.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theFilesStandWhereTheProgramsLook() throws {
    let run = try setup(shells: ["bash", "zsh", "fish"])
    #expect(run.status == 0 && run.errors.isEmpty)
    let places = [
      ".local/share/man/man1/tapscope.1": SetupFile.man,
      ".local/share/bash-completion/completions/tapscope": .bash,
      ".local/share/zsh/site-functions/_tapscope": .zsh,
      ".config/fish/completions/tapscope.fish": .fish,
    ]
    for (path, file) in places {
      #expect(text(path) == file.text)
      #expect(run.lines.contains("wrote \(home)/\(path)"))
    }
    #expect(run.lines.contains("  fpath+=('\(home)/.local/share/zsh/site-functions')"))
  }

  @Test func aShellThatIsNotThereGetsNothing() throws {
    let run = try setup(shells: ["fish"])
    #expect(run.lines.contains("zsh is not installed: no completions written"))
    #expect(text(".local/share/zsh/site-functions/_tapscope") == nil)
    #expect(text(".config/fish/completions/tapscope.fish") != nil)
  }

  @Test func theSecondTimeChangesNothing() throws {
    _ = try setup(shells: [])
    let run = try setup(shells: [])
    #expect(run.lines.first == "already there: \(home)/.local/share/man/man1/tapscope.1")
  }

  @Test func theEnvironmentNamesTheFolders() throws {
    _ = try setup(
      shells: ["bash", "fish"],
      environment: ["XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": "not/absolute"])
    #expect(text("data/man/man1/tapscope.1") != nil)
    #expect(text("data/bash-completion/completions/tapscope") != nil)
    #expect(text(".config/fish/completions/tapscope.fish") != nil)
  }

  @Test func aFileThatCannotBeWrittenIsAnErrorAndStopsNoOther() throws {
    _ = try scratch.write(".local/share/man", "a file where a folder has to be")
    let run = try setup(shells: ["bash"])
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.errors.hasPrefix("tapscope: error: cannot write '\(home)/.local/share/man/"))
    #expect(text(".local/share/bash-completion/completions/tapscope") != nil)
  }

  @Test func withoutAHomeThereIsNoPlace() throws {
    let run = try setup(shells: [], environment: ["HOME": ""])
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.errors.contains("HOME is not set"))
  }

  @Test("print writes the file and nothing else", arguments: SetupFile.allCases)
  func print(file: SetupFile) throws {
    let run = try Tapscope.run("setup", "--print", file.rawValue)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == file.text && !file.text.isEmpty)
  }

  @Test func aScriptOfThatNameRunsByItsPath() throws {
    _ = try scratch.write("setup", "echo one")
    #expect(try Tapscope.run("./setup", in: scratch.url).output == "one\n")
  }
}
