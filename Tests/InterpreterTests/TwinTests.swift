import Code
import Foundation
import ResponderKit
import Testing

@testable import Interpreter

/// The same classes, compiled and read.
@Suite("Classes answer as the compiled ones do")
struct TwinTests {
  private static let compiled: [(name: String, make: @Sendable (CGRect) -> UIView)] = [
    ("TwinEnlarged", { TwinEnlarged(frame: $0) }), ("TwinCircle", { TwinCircle(frame: $0) }),
    ("TwinPassThrough", { TwinPassThrough(frame: $0) }), ("TwinWalker", { TwinWalker(frame: $0) }),
    ("TwinOverflow", { TwinOverflow(frame: $0) }), ("TwinRedirect", { TwinRedirect(frame: $0) }),
    ("TwinAlternating", { TwinAlternating(frame: $0) }),
    ("TwinControlsOnly", { TwinControlsOnly(frame: $0) }), ("TwinAreas", { TwinAreas(frame: $0) }),
    ("TwinModes", { TwinModes(frame: $0) }), ("TwinGrid", { TwinGrid(frame: $0) }),
    ("TwinGridChild", { TwinGridChild(frame: $0) }), ("TwinNearest", { TwinNearest(frame: $0) }),
    ("TwinNames", { TwinNames(frame: $0) }), ("TwinFrontMost", { TwinFrontMost(frame: $0) }),
    ("UIView", { UIView(frame: $0) }), ("UIButton", { UIButton(frame: $0) }),
  ]

  static let text =
    (try? String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Twins.swift"), encoding: .utf8)) ?? ""

  @Test("The file of the twins is read without a mistake")
  func reading() {
    let running = Running(Self.text)
    #expect(running.mistakes == [])
    #expect(running.program.types.count >= 15)
  }

  @Test("10,000 touches on random scenes find the same views", arguments: 0..<20)
  func touches(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let running = Running(Self.text)
    let program = running.program
    program.didMake = { [unowned program] _, view in program.join(view) }
    // A scene of each kind, made alike.
    let (one, other) = (UIView(frame: .screen), UIView(frame: .screen))
    var (ones, others): ([UIView], [UIView]) = ([one], [other])
    for k in 0..<25 {
      let kind = Self.compiled[Int.random(in: 0..<Self.compiled.count, using: &numbers)]
      let frame = CGRect(
        x: Int.random(in: -30...200, using: &numbers),
        y: Int.random(in: -30...400, using: &numbers),
        width: Int.random(in: 5...250, using: &numbers),
        height: Int.random(in: 5...300, using: &numbers))
      let made = kind.make(frame)
      let coded: UIView
      if let type = program.types[kind.name] {
        let value = try program.makeView(of: type, frame: frame)
        coded = try #require(value.object as? UIView)
      } else {
        coded = kind.make(frame)
      }
      let isTop = Bool.random(using: &numbers)
      let parent = isTop ? 0 : Int.random(in: 0..<ones.count, using: &numbers)
      let state = Int.random(in: 0..<12, using: &numbers)
      let turn = Int.random(in: 0..<6, using: &numbers)
      for (view, all) in [(made, ones), (coded, others)] {
        view.tag = k + 1
        view.isHidden = state == 0
        view.alpha = state == 1 ? 0.005 : 1
        view.isUserInteractionEnabled = state != 2
        if turn == 0 { view.transform = CGAffineTransform(rotationAngle: 0.5) }
        if turn == 1 { view.transform = CGAffineTransform(scaleX: 0.5, y: 2) }
        all[parent].addSubview(view)
      }
      ones.append(made)
      others.append(coded)
    }
    var hits = 0
    for _ in 0..<500 {
      let point = CGPoint(
        x: CGFloat.random(in: -20...390, using: &numbers),
        y: CGFloat.random(in: -20...844, using: &numbers))
      let (hit, coded) = (one.hitTest(point, with: nil), other.hitTest(point, with: nil))
      #expect(hit?.tag == coded?.tag, "\(point)")
      #expect(program.machine.failure == nil)
      if hit?.tag ?? 0 > 0 { hits += 1 }
    }
    #expect(hits > 20)
  }
}

extension CGRect {
  fileprivate static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
}

/// A generator of the same numbers in each run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 99 }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
