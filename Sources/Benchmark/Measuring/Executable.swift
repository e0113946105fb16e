import Foundation

/// The benchmark's own program file.
enum Executable {
  static let current = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
}
