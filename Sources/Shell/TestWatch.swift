import CEditLine
import Foundation
import Platform
import Text

/// Runs tests again and again: those of scripts that have changed, or that read a changed file.
final class TestWatch {
  private static let pause = Duration.milliseconds(200)
  private let options: ShellOptions
  private let errors: ErrorOutput
  /// The files that each script has read, with its own.
  private var files: [String: Set<String>] = [:]
  private var stamps: [String: FileStamp?] = [:]

  init(_ options: ShellOptions, _ errors: ErrorOutput) {
    self.options = options
    self.errors = errors
  }

  /// Runs a plan, then whatever changes, until a signal ends it.
  func run(_ plan: TestPlan) -> ExitStatus {
    var plan = plan
    var scripts = (try? TestPlan.scripts(at: options.scripts)) ?? []
    while true {
      let start = Date().timeIntervalSince1970
      for script in scripts { files[script] = [script] }
      let shell = Shell(options, plan)
      let status = shell.run()
      if ExitStatus.interruption != nil { return status }
      for (script, read) in shell.filesRead { files[script, default: []].formUnion(read) }
      errors.say(TextLine("waiting for changes; Ctrl-C ends", .dim))
      scripts = remember(since: start)
      var pause = Self.pause
      while scripts.isEmpty {
        // A signal ends it early.
        usleep(useconds_t(pause / .microseconds(1)))
        if let interruption = ExitStatus.interruption { return interruption }
        // In a large folder it looks less often.
        let cost = ContinuousClock().measure { scripts = changedScripts() }
        pause = max(Self.pause, min(cost * 10, .seconds(1)))
      }
      errors.say(TextLine("changed: \(scripts.joined(separator: ", "))", .dim))
      plan = TestPlan(of: scripts, options)
    }
  }

  /// Remembers how the files are now; returns the scripts of those that were read for the first time
  /// and changed while the scripts ran.
  private func remember(since start: Double) -> [String] {
    let isNew = Set(files.values.joined()).subtracting(stamps.keys).filter { path in
      let stamp = FileStamp(path)
      stamps[path] = .some(stamp)
      return stamp.map { $0.time > start } ?? false
    }
    return files.filter { !$0.value.isDisjoint(with: isNew) }.map(\.key).sorted()
  }

  /// Returns the scripts that are new, or of which a file has changed since this was asked last.
  private func changedScripts() -> [String] {
    let found = (try? TestPlan.scripts(at: options.scripts)) ?? []
    var changed: Set<String> = []
    for path in Set(files.values.joined()) {
      let stamp = FileStamp(path)
      guard stamps[path] != .some(stamp) else { continue }
      stamps[path] = .some(stamp)
      // A file that is gone may be about to be replaced.
      if stamp != nil { changed.insert(path) }
    }
    return found.filter { files[$0]?.isDisjoint(with: changed) != true }
  }
}

/// A mark of a file that is another one whenever the file has changed.
private struct FileStamp: Equatable {
  private let size: Int
  private let inode: UInt64
  /// The time of the last change, in seconds since 1970.
  let time: Double

  /// Creates the mark of the file at a path; nil if there is none.
  init?(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    let changed = found.modificationTime
    time = Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9
    (size, inode) = (Int(found.st_size), UInt64(found.st_ino))
  }
}
