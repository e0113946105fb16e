import Foundation
import TestSupport

/// The inert members as read code finds them: those of types that code knows are properties, and
/// statements that set or call the others are accepted and not run.
struct InertCode {
  let members: [InertPage.Member]

  /// The types of values that code knows.
  private static let values: Set = [
    "Bool", "Int", "CGFloat", "Float", "TimeInterval", "String?", "CGSize", "CGPoint", "CGRect",
    "UIEdgeInsets", "UIImage?",
  ]
  /// The classes that code knows under other names, or whose members several have.
  private static let classes = [
    "CellView": ["UITableViewCell", "UICollectionViewCell"],
    "UITextInputTraits": ["UITextField", "UITextView"],
  ]
  /// The classes that code knows.
  private static let known: Set = [
    "CALayer", "UIActivityIndicatorView", "UIButton", "UICollectionView", "UICollectionViewCell",
    "UIControl", "UIImageView", "UILabel", "UINavigationBar", "UIPageControl", "UIProgressView",
    "UIScrollView", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITabBar",
    "UITableView", "UITableViewCell", "UITextField", "UITextView", "UIToolbar", "UIView",
    "UIViewController", "UIVisualEffectView", "UITapGestureRecognizer", "UIPanGestureRecognizer",
    "UIGestureRecognizer",
  ]

  /// The members of the classes that code knows, by their classes.
  private var byClass: [(name: String, members: [InertPage.Member])] {
    var found: [String: [InertPage.Member]] = [:]
    for member in members {
      // Who asks for a value wants to know it.
      guard !member.summary.hasPrefix("Returns") else { continue }
      for name in Self.classes[member.type] ?? [member.type] where Self.known.contains(name) {
        found[name, default: []].append(member)
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func isTyped(_ member: InertPage.Member) -> Bool {
    member.value.map(Self.values.contains) ?? false
  }

  var file: GeneratedPage {
    let typed = byClass.compactMap { name, members -> String? in
      let lines = members.filter(isTyped).map(\.name).map {
        let line = "      list.inert(\"\($0)\", \\.\($0))\n"
        if line.count <= 101 { return line }
        let both = "        \"\($0)\", \\.\($0))\n"
        let last = both.count <= 101 ? both : "        \"\($0)\",\n        \\.\($0))\n"
        return "      list.inert(\n\(last)"
      }
      guard !lines.isEmpty else { return nil }
      return "    addInert(\(name).self) { list in\n\(lines.joined())    }\n"
    }
    let others = byClass.flatMap { name, members in
      var lines: [String] = []
      for member in members where !isTyped(member) {
        let word = String(member.name.prefix { $0 != "(" })
        if let last = lines.last, last.count + word.count < 90 {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append("    \(name) \(word)")
        }
      }
      return lines
    }
    return GeneratedPage(
      name: "Library+Inert.swift",
      text: """
        import ResponderKit

        // The tests write this file from the declarations of the library:
        // `UPDATE_DOCS=1 swift test --filter DocumentationTests`.

        extension Library {
          /// Adds the inert members of types that code knows.
          func addInertMembers() {
        \(typed.joined())  }

          /// The other inert members of classes, a line for each class and some of their names.
          static let otherInertMembers = \"\"\"
        \(others.joined(separator: "\n"))
            \"\"\"
        }

        """, folder: PackageFolder.url.appendingPathComponent("Sources/Interpreter/Library"))
  }
}
