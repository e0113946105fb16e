import EmbeddedFiles
import Foundation
import Session

/// Writes the manual and the completions of the user's shells where these look for them.
package struct Setup {
  private let environment: [String: String]

  /// - Parameter environment: The variables that name the folders and, in `PATH`, the shells.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// An action that was done with one file.
  package enum Step: Equatable, Sendable {
    case wrote(String)
    case upToDate(String)
    /// A file that is not written, because the machine has no such shell.
    case skipped(SetupFile)
    case failed(String, reason: String)

    /// The path of the file that is there now.
    var path: String? {
      switch self {
      case .wrote(let path), .upToDate(let path): path
      case .skipped, .failed: nil
      }
    }
  }

  /// Writes every file that the user has a program for.
  ///
  /// - Returns: The actions that were done, in the order of the files.
  package func run() -> [Step] {
    SetupFile.allCases.compactMap { file in
      guard let path = file.path(in: environment) else { return nil }
      if let program = file.program, !isInstalled(program) { return .skipped(file) }
      return write(file.text, to: path)
    }
  }

  /// Returns the steps in words: those that were done, those that are left to the user, and those
  /// that failed.
  package func report(_ steps: [Step]) -> (done: [String], failures: [String]) {
    var (done, failures): ([String], [String]) = ([], [])
    for step in steps {
      switch step {
      case .wrote(let path): done.append("wrote \(path)")
      case .upToDate(let path): done.append("already there: \(path)")
      case .skipped(let file):
        done.append("\(file.rawValue) is not installed: no completions written")
      case .failed(let path, let reason): failures.append("cannot write '\(path)': \(reason)")
      }
    }
    let paths = Set(steps.compactMap(\.path))
    if let bash = SetupFile.bash.path(in: environment), paths.contains(bash) {
      done.append("bash reads this if the package bash-completion is installed; otherwise add")
      done.append("  source '\(bash)'")
      done.append("to ~/.bashrc")
    }
    if let zsh = SetupFile.zsh.path(in: environment), paths.contains(zsh) {
      done.append("zsh reads this if ~/.zshrc has this line before compinit:")
      done.append("  fpath+=('\((zsh as NSString).deletingLastPathComponent)')")
    }
    return (done, failures)
  }

  private func isInstalled(_ program: String) -> Bool {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private func write(_ text: String, to path: String) -> Step {
    let url = URL(fileURLWithPath: path)
    let data = Data(text.utf8)
    if (try? FileContents.read(path)) == data { return .upToDate(path) }
    // A folder that cannot be made is told about when the file is written.
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      try FileContents.write(data, to: path)
      return .wrote(path)
    } catch {
      return .failed(path, reason: error.reason)
    }
  }
}

/// A file that `tapscope setup` writes or prints: the manual, or the completions of a shell.
package enum SetupFile: String, CaseIterable, Sendable {
  case man, bash, zsh, fish, schema

  /// The text, as it was when the program was built.
  package var text: String {
    switch self {
    case .man: EmbeddedFiles.text("Setup/tapscope.1")
    case .bash: EmbeddedFiles.text("Setup/tapscope.bash")
    case .zsh: EmbeddedFiles.text("Setup/_tapscope")
    case .fish: EmbeddedFiles.text("Setup/tapscope.fish")
    case .schema: EmbeddedFiles.text("Setup/tapscope-2.schema.json")
    }
  }

  /// The program that reads the file; nil for one that every user has.
  var program: String? {
    switch self {
    case .bash, .zsh, .fish: rawValue
    case .man, .schema: nil
    }
  }

  /// Returns the place where the program looks for the files of a user, below the folder that the
  /// environment names; nil for a file that is only printed.
  ///
  /// - Parameter environment: The variables; without `HOME` there is no place.
  func path(in environment: [String: String]) -> String? {
    let data = environment.folder("XDG_DATA_HOME", or: ".local/share")
    switch self {
    case .man: return data.map { $0 + "/man/man1/tapscope.1" }
    case .bash:
      let own = environment["BASH_COMPLETION_USER_DIR"].flatMap { $0.isEmpty ? nil : $0 }
      return (own ?? data.map { $0 + "/bash-completion" }).map { $0 + "/completions/tapscope" }
    case .zsh: return data.map { $0 + "/zsh/site-functions/_tapscope" }
    case .fish:
      return environment.folder("XDG_CONFIG_HOME", or: ".config").map {
        $0 + "/fish/completions/tapscope.fish"
      }
    case .schema: return nil
    }
  }
}
