import Foundation

/// The paths of files in their repository, which are the same on all machines.
final class RepositoryPaths {
  private let workspace: String?
  private var roots: [String: String?] = [:]

  /// - Parameter environment: The variables, of which `GITHUB_WORKSPACE` names the folder of files
  ///   that are in no repository.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    workspace = environment["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the path of a file from the root of its repository: the nearest folder above it that
  /// holds `.git`, or else the workspace. A file elsewhere keeps its path.
  func path(of file: String) -> String {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    let folder = (path as NSString).deletingLastPathComponent
    let above = [repository(of: folder)] + [workspace, workspace.flatMap(Self.realPath)]
    for root in above.compactMap({ $0 }) {
      let prefix = root.hasSuffix("/") ? root : root + "/"
      if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    }
    return file
  }

  private func repository(of folder: String) -> String? {
    if let root = roots[folder] { return root }
    var root: String?
    if access(folder + "/.git", F_OK) == 0 {
      root = folder
    } else if folder.utf8.count > 1 {
      root = repository(of: (folder as NSString).deletingLastPathComponent)
    }
    roots[folder] = .some(root)
    return root
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
