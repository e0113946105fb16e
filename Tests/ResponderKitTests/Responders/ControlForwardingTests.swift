import Foundation
import ResponderKit
import Testing

@Suite("R5.6: controls and the chain")
struct ControlForwardingTests {
  let log = CallLog()
  let screen = Screen()
  let control: TrackedControl

  init() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    control = TrackedControl(frame: frame, log: log)
    screen.window.addSubview(HandlingView(frame: frame, log: log).with(control))
  }

  @Test("R5.6: while it tracks, a control keeps its touches")
  func keeps() {
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
    #expect(control.isTracking && control.isHighlighted && touch.view === control)
    screen.application.touchDelivery.end(touch)
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(log.lines == ["beginTracking", "endTracking"])
  }

  @Test("R5.6: a control that does not track passes its touches on")
  func passesOn() {
    control.accepts = false
    screen.tap(10, 10)
    #expect(!control.isTracking)
    #expect(log.lines == ["beginTracking", "handling began", "handling ended"])
  }

  @Test("R5.6: so does a disabled one, if it is told at all")
  func disabled() {
    control.isEnabled = false
    control.touchesBegan([], with: nil)
    control.isEnabled = true
    control.isUserInteractionEnabled = false
    control.touchesMoved([], with: nil)
    control.touchesEnded([], with: nil)
    #expect(log.lines == ["handling began", "handling moved", "handling ended"])
  }

  @Test("R5.6: a cancellation is never passed on")
  func cancelled() {
    control.touchesCancelled([], with: nil)
    #expect(log.lines.isEmpty)
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
    control.touchesCancelled([touch], with: nil)
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(log.lines == ["beginTracking", "cancelTracking"])
  }

  @Test("R5.6, R7.6: while it tracks, it keeps other fingers' touches without tracking them")
  func secondFinger() {
    let first = screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
    let other = UIView(200, 0, 50, 50)
    screen.window.addSubview(other)
    let second = screen.application.touchDelivery.begin(at: CGPoint(x: 210, y: 10))
    _ = log.take()
    control.touchesBegan([second], with: nil)
    control.touchesMoved([second], with: nil)
    control.touchesEnded([second], with: nil)
    control.touchesCancelled([second], with: nil)
    #expect(log.lines.isEmpty)
    #expect(control.isTracking)
    screen.application.touchDelivery.end(first)
    #expect(log.lines == ["endTracking"])
  }

  @Test("R2.9: disabling in mid-touch does not stop tracking")
  func disabledInMidTouch() {
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
    control.isEnabled = false
    #expect(control.isTracking)
    screen.application.touchDelivery.end(touch)
    #expect(log.lines == ["beginTracking", "endTracking"])
  }

  @Test("R7.9: the state is a combination")
  func state() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.state == [.selected, .disabled, .highlighted])
  }
}
