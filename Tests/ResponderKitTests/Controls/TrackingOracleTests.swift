import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("R7.1 to R7.5 against a plain account of them")
struct TrackingOracleTests {
  /// What a control of (100 100; 100 40) tells of while a finger takes a way, by the rules' words.
  private static func account(of way: [CGPoint], isCancelled: Bool) -> [String] {
    let area = (x: 30.0..<270.0, y: 30.0..<210.0)
    var told = ["touchDown"]
    var wasInside = true
    for point in way.dropFirst() {
      let isInside = area.x.contains(point.x) && area.y.contains(point.y)
      if isInside != wasInside { told.append(isInside ? "touchDragEnter" : "touchDragExit") }
      told.append(isInside ? "touchDragInside" : "touchDragOutside")
      wasInside = isInside
    }
    return told + [isCancelled ? "touchCancel" : wasInside ? "touchUpInside" : "touchUpOutside"]
  }

  @Test("Any way of a finger", arguments: seeds(200, of: 200))
  func ways(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = ControlStage { UIControl(frame: $0) }
    var way = [CGPoint(x: 150, y: 120)]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let edges = [29.5, 30, 269.5, 270, 100, 150]
      let x = edges[Int.random(in: 0...5, using: &random)]
      let y = [29.5, 30, 209.5, 210, 100, 120][Int.random(in: 0...5, using: &random)]
      way.append(CGPoint(x: x, y: y))
    }
    let isCancelled = random.chance(0.3)
    stage.begin(way[0].x, way[0].y)
    for point in way.dropFirst() { stage.move(point.x, point.y) }
    if isCancelled { stage.cancel() } else { stage.end() }
    #expect(stage.log.lines == Self.account(of: way, isCancelled: isCancelled))
  }

  @Test(
    "Whatever is done, whoever heard touchDown hears of one end", arguments: seeds(100, of: 100))
  func ends(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = ControlStage { UISlider(frame: $0) }
    for _ in 0..<40 {
      switch Int.random(in: 0...6, using: &random) {
      case 0: stage.end().begin(.random(in: 100...199, using: &random), 120)
      case 1...3 where stage.finger?.phase != .ended && stage.finger?.phase != .cancelled:
        stage.move(.random(in: 0...390, using: &random), .random(in: 0...400, using: &random))
      case 4: stage.cancel()
      case 5: stage.control.isEnabled.toggle()
      default:
        stage.control.removeFromSuperview()
        stage.screen.window.addSubview(stage.control)
      }
    }
    stage.end()
    let ends: Set = ["touchUpInside", "touchUpOutside", "touchCancel"]
    var isDown = false
    for line in stage.log.lines where line == "touchDown" || ends.contains(line) {
      #expect(isDown == ends.contains(line))
      isDown = line == "touchDown"
    }
    #expect(!isDown && !stage.control.isTracking && !stage.control.isHighlighted)
  }
}
