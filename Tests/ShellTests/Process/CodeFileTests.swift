import Foundation
import Testing

@Suite("Files of Swift stand where scripts do")
struct CodeFileTests {
  private static let code = """
    import UIKit

    class Card: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return self.point(inside: point, with: event) ? self : nil
      }
    }

    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let buy = UIButton(type: .system)
    buy.frame = CGRect(x: 10, y: 10, width: 44, height: 44)
    card.addSubview(buy)
    view.addSubview(card)
    """

  @Test("A file is read, its statements run, and -c and scripts behind it find the screen")
  func named() throws {
    let scratch = try Scratch()
    let file = try scratch.write("Main.swift", Self.code)
    let check = try scratch.write(
      "check.scope", "expect hit card at 20,20\ntap 20,20\nexpect line Card:3")
    for rest in [["-c", "tap buy; expect hit card at 20,20"], [check]] {
      let run = try Tapscope.run([file] + rest)
      #expect(run.errors.isEmpty && run.status == 0, "\(run.errors)")
      #expect(run.lines.first == "Card: UIView  hitTest(_:with:)")
    }
    let sourced = try Tapscope.run("-c", "source \"\(file)\"; expect hit card at 20,20")
    #expect(sourced.errors.isEmpty && sourced.status == 0, "\(sourced.errors)")
  }

  @Test("What is wrong has its line in the file, and the exit status tells")
  func wrong() throws {
    let scratch = try Scratch()
    let file = try scratch.write("Main.swift", Self.code + "\nview.addSubwiew(card)\n")
    let run = try Tapscope.run(file)
    #expect(run.status == 3)
    #expect(
      run.errors.contains("\(file):14:1: error: UIView has no 'addSubwiew' here"), "\(run.errors)")
    #expect(try Tapscope.run(scratch.url.path + "/None.swift").status == 3)
    #expect(try Tapscope.run("--no-files", file).errors.contains("must not use files"))
  }

  @Test("Statements over several lines stand behind -c")
  func lines() throws {
    let run = try Tapscope.run(
      "-c", "for i in 0..<2 {\n  view.addSubview(\n    UIView(\n    )\n  )\n}\nview.subviews.count")
    #expect(run.lines.last == "2" && run.status == 0, "\(run.output) \(run.errors)")
  }

  // Optimised code once ended the program with signal 11 here; `.ci/run` runs optimised code.
  @Test(
    "Code finds no container of a controller alone, and that of one in a container",
    arguments: [
      ("navigationController", "", "nil"), ("tabBarController", "", "nil"),
      ("presentingViewController", "", "nil"), ("presentedViewController", "", "nil"),
      ("navigationController === parent", "controller n navigation in vc\n", "true"),
      ("tabBarController === parent", "controller n tab in vc\n", "true"),
    ])
  func containers(expression: String, container: String, printed: String) throws {
    let run = try Tapscope.run(
      "-c",
      """
      class C1: UIViewController { override func viewDidLoad() { print(\(expression)) } }
      \(container)controller C1 c in \(container.isEmpty ? "vc" : "n")
      get c.view
      log print
      """)
    #expect(run.status == 0 && run.lines.last == printed, "\(run)")
  }
}
