import Analysis
import ResponderKit
import Scenes

/// An audit as `audit json` writes it, with which later ones are compared.
package struct SavedAudit {
  /// A target of a finding.
  package struct Target: Equatable, Sendable {
    /// The code of the finding.
    package var code: String
    /// The accessibility identifier.
    package var identifier: String?
    /// The text that it shows.
    package var text: String?
    /// The name; the numbers of imported views change as soon as another view comes before.
    package var name: String
    /// The class.
    package var className: String
    /// The path from the window.
    package var path: String

    /// The place in the tree, without the numbers of names.
    var place: String { path.filter { !$0.isNumber } }
  }

  /// The targets of all findings.
  package let targets: [Target]

  /// The size of the largest file that is read, in bytes.
  package static let largest = 16 << 20

  /// Reads the object that `audit json` writes, or a line of `--format json` that holds it.
  ///
  /// - Returns: Nil if the text is no such object.
  package init?(_ data: Data) {
    guard data.count <= Self.largest,
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let findings = (root["audit"] as? [String: Any] ?? root)["findings"] as? [[String: Any]]
    else { return nil }
    var all: [Target] = []
    for finding in findings {
      guard let code = finding["code"] as? String,
        let targets = finding["targets"] as? [[String: Any]]
      else { return nil }
      for target in targets {
        guard let name = target["view"] as? String else { return nil }
        all.append(
          Target(
            code: code, identifier: target["identifier"] as? String,
            text: target["text"] as? String, name: name,
            className: target["class"] as? String ?? "", path: target["path"] as? String ?? name))
      }
    }
    targets = all
  }
}

extension SavedAudit.Target {
  /// Creates the target of a finding.
  init(_ view: UIView, _ code: AuditCode, in scene: Scene) {
    self.init(
      code: code.rawValue, identifier: scene.origin(of: view)?.identifier, text: view.textInside,
      name: scene.label(of: view), className: scene.className(of: view),
      path: scene.fullPath(of: view))
  }
}

/// The differences between a saved audit and a new one.
///
/// A target is known if the saved audit has one with the same code and the same identifier; else the
/// same class and text; else the same class and name, or place. Each saved target stands for one.
package struct AuditComparison {
  /// The findings with the targets that are not known.
  package private(set) var new: [AuditFinding] = []
  /// The number of targets that are known.
  package private(set) var knownCount = 0
  /// The saved targets that are there no more.
  package private(set) var gone: [SavedAudit.Target]

  /// The number of targets that are not known.
  package var newCount: Int { new.reduce(0) { $0 + $1.subjects.count } }

  /// - Complexity: O(targets times saved targets).
  package init(_ audit: Audit, against saved: SavedAudit) {
    gone = saved.targets
    let subjects = audit.findings.enumerated().flatMap { index, finding in
      finding.subjects.map {
        (
          index: index, subject: $0,
          target: SavedAudit.Target($0.view, finding.code, in: audit.scene)
        )
      }
    }
    var open: [(index: Int, subject: AuditFinding.Subject, target: SavedAudit.Target)] = subjects
    // The surest signs are used up first, for all targets.
    for isSame in Self.signs {
      open.removeAll { _, _, target in
        let place = gone.firstIndex { $0.code == target.code && isSame($0, target) }
        if let place { gone.remove(at: place) }
        return place != nil
      }
    }
    knownCount = subjects.count - open.count
    for (index, finding) in audit.findings.enumerated() {
      var finding = finding
      let first = finding.subjects.first?.view
      finding.subjects = open.filter { $0.index == index }.map(\.subject)
      guard let view = finding.subjects.first?.view else { continue }
      // The cause is told of the first target.
      if view !== first, finding.cause != nil { finding.cause = audit.cause(of: view) }
      new.append(finding)
    }
  }

  private typealias Sign = (SavedAudit.Target, SavedAudit.Target) -> Bool

  private static var signs: [Sign] {
    [
      { $0.identifier != nil && $0.identifier == $1.identifier },
      { isOpen(\.identifier, $0, $1) && $0.text != nil && isAlike($0, $1, \.text) },
      { isOpen(\.identifier, $0, $1) && isOpen(\.text, $0, $1) && isAlike($0, $1, \.name) },
      { isOpen(\.identifier, $0, $1) && isOpen(\.text, $0, $1) && isAlike($0, $1, \.place) },
    ]
  }

  /// Returns whether a fact that one of two targets lacks does not tell them apart.
  private static func isOpen(
    _ fact: KeyPath<SavedAudit.Target, String?>, _ one: SavedAudit.Target,
    _ other: SavedAudit.Target
  ) -> Bool {
    one[keyPath: fact] == nil || other[keyPath: fact] == nil
  }

  private static func isAlike<Fact: Equatable>(
    _ one: SavedAudit.Target, _ other: SavedAudit.Target, _ fact: KeyPath<SavedAudit.Target, Fact>
  ) -> Bool {
    one.className == other.className && one[keyPath: fact] == other[keyPath: fact]
  }
}
