import Code
import Foundation
import ResponderKit

@testable import Interpreter

/// A program of a text, with views that are in no scene.
struct Running {
  let program = CodeProgram()
  let findings: [CodeProgram.Finding]

  init(_ text: String) {
    self.init([CodeSource(name: "test.swift", text: text)])
  }

  init(_ files: [TwinFile]) { self.init(files.map { CodeSource(name: $0.name, text: $0.text) }) }

  init(_ sources: [CodeSource]) {
    program.makeView = { name, frame in
      switch name {
      case "UIButton": UIButton(frame: frame)
      case "UIControl": UIControl(frame: frame)
      case "UILabel": UILabel(frame: frame)
      case "UIScrollView": UIScrollView(frame: frame)
      case "UITextField": UITextField(frame: frame)
      default: UIView(frame: frame)
      }
    }
    program.makeGesture = { name in
      switch name {
      case "UITapGestureRecognizer": UITapGestureRecognizer()
      case "UIPanGestureRecognizer": UIPanGestureRecognizer()
      default: UIGestureRecognizer()
      }
    }
    var known = ObjectiveCDeclarations()
    let trees = sources.map { source in
      let tree = CodeTree(reading: source, knowing: known)
      known.add(tree.ofHeader)
      return tree
    }
    findings = program.add(trees).findings
  }

  /// Returns what a function gives, as a trace shows it, or why it ended.
  func result(of name: String = "f") -> String {
    guard let method = program.functions[name]?.first else { return "no \(name)" }
    do {
      program.machine.begin()
      return program.machine.texts.short(try program.call(method, on: .none, []))
    } catch {
      return "\(error.reason)"
    }
  }

  /// What was found wrong, with the lines.
  var mistakes: [String] {
    findings.map { finding in
      let what = finding.mistake.map { "\($0)" } ?? finding.problem.map { "\($0)" } ?? ""
      return "\(finding.source.line(of: finding.range.lowerBound)) \(finding.name): \(what)"
    }
  }
}

/// Returns the value of an expression of a type.
func value(_ expression: String, _ type: String) -> String {
  let running = Running("func f() -> \(type) {\n  return \(expression)\n}")
  return running.mistakes.first ?? running.result()
}

/// Returns what statements return as a value of a type.
func run(_ body: String, _ type: String, with declarations: String = "") -> String {
  let running = Running("\(declarations)\nfunc f() -> \(type) {\n\(body)\n}")
  return running.mistakes.first ?? running.result()
}
