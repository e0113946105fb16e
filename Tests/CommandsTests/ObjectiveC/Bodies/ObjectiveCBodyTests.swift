import Foundation
import SessionStage
import Testing

@testable import Commands

/// Methods in the shapes of Objective-C that apps hold.
enum ObjectiveCBody {
  static let all = [
    ("buttons", buttons), ("containers", containers), ("touches", touches),
    ("responders", responders), ("articles", articles),
  ]
}

/// What of Objective-C as apps hold it is read and run, and why the rest is not.
@Suite("Methods as apps have them are read in Objective-C")
struct ObjectiveCBodyTests {
  @Test("Of more than 150 methods eleven in twelve run; each other one says why it does not")
  func reading() {
    var (count, refused): (Int, [String: [String]]) = (0, [:])
    for (name, text) in ObjectiveCBody.all {
      count += text.split(separator: "\n").count {
        $0.hasPrefix("- (") || $0.hasPrefix("+ (") || $0.hasPrefix("-(")
      }
      let session = TestSession()
      session.run("code <<END\n\(text)\nEND")
      #expect(session.messages == [], "\(name)")
      for line in session.output where line.hasSuffix("' does not run") {
        let words = line.split(separator: " ", maxSplits: 1).last ?? ""
        let parts = words.dropLast("' does not run".count).components(separatedBy: "; '")
        refused[parts.dropLast().joined(separator: "; '"), default: []].append(parts.last ?? "")
      }
    }
    #expect(count >= 150)
    #expect(refused.mapValues { $0.sorted() } == Self.reasons)
    #expect(refused.values.joined().count * 12 < count)
  }

  @Test("Views of the classes are touched without a mistake", arguments: ObjectiveCBody.all)
  func touching(name: String, text: String) {
    let session = TestSession()
    session.run("code <<END\n\(text)\nEND")
    let made = session.output.compactMap { line -> String? in
      guard let colon = line.firstIndex(of: ":"), line.hasPrefix("note") == false else {
        return nil
      }
      let rest = line[colon...]
      return rest.hasPrefix(": UI") ? String(line[..<colon]) : nil
    }
    #expect(made.count > 5)
    for type in made {
      session.run(
        """
        reset
        add \(type) v 20,20 100x100
        add UIView inner -10,30 60x30 in v
        add UIButton b 5,5 20x20 in inner
        add UIScrollView s 60,60 30x30 in v
        """)
      for x in stride(from: 5, to: 130, by: 17) {
        session.run("tap \(x),\(x)\ntap \(x),\(130 - x)")
      }
    }
    #expect(session.messages == [])
  }

  /// What does not run, and why.
  private static let reasons: [String: [String]] = [
    "'CGContextRef' is of the system, and nothing here stands for it": [
      "Signature.draw(_:)"
    ],
    "'CGRectDivide' is of the system, and nothing here stands for it": [
      "Stepper.layoutSubviews()"
    ],
    "'Method' is of the system, and nothing here stands for it": [
      "UIView.load()"
    ],
    "'NSPredicate' is of the system, and nothing here stands for it": [
      "Filter.point(inside:with:)"
    ],
    "'UIMenuController' is of the system, and nothing here stands for it": [
      "CopyLabel.pressed(_:)"
    ],
    "'dispatch_after' is of the system, and nothing here stands for it": [
      "Curtain.closeAfter(_:)"
    ],
    "NestedScroll has no 'contentOffset' here; 'help swift' tells what there is": [
      "NestedScroll.gestureRecognizerShouldBegin(_:)"
    ],
    "UIPress has no 'type' here; 'help swift' tells what there is": [
      "Player.pressesBegan(_:with:)"
    ],
    "UIView has no 'responds' here; 'help swift' tells what there is": [
      "KeyboardCloser.motionEnded(_:with:)"
    ],
    "what throws or catches errors cannot be run here": [
      "isPlaying"
    ],
  ]
}
