import Session
import SessionStage
import Testing

/// Code asks for the version of iOS that the scene has.
@Suite struct AvailabilityTests {
  @Test(
    "R1.11: the override that windows of SwiftUI's overlays have lets touches through on iOS 17, 18, 26"
  )
  func passThroughWindow() throws {
    let desk = TestSession()
    desk.run(
      """
      code <<END
      class PassThroughWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else {
            return nil
          }
          if #available(iOS 26, *) { return root.layer.hitTest(point)?.name == nil ? root : nil }
          if #unavailable(iOS 18) { return hit == root ? nil : hit }
          for subview in root.subviews.reversed() {
            if subview.hitTest(subview.convert(point, from: root), with: event) != nil { return hit }
          }
          return nil
        }
      }
      END
      add UIButton buy 20,700 100x44
      window overlay 0,0 390x844
      code PassThroughWindow on overlay
      controller hud
      set overlay rootViewController hud
      override hud-view swiftui
      add toast 20,60 350x60 in hud-view
      set-option ios 17
      expect hit toast at 100,80
      expect hit buy at 60,720
      set-option ios 18
      expect hit hud-view at 100,80
      expect hit buy at 60,720
      set-option ios 26
      expect hit hud-view at 100,80
      expect hit buy at 60,720
      """)
    #expect(desk.messages.isEmpty)
  }

  @Test(
    "a condition holds from its version on, and without a version of iOS always",
    arguments: [
      ("#available(iOS 18, *)", true), ("#available(iOS 18.4, macOS 15, *)", true),
      ("#available(iOS 19, *)", false), ("#available(macOS 99, *)", true), ("#available(*)", true),
      ("#unavailable(iOS 18)", false), ("#unavailable(iOS 26)", true),
      ("#available(iOS 13, *), #unavailable(iOS 26)", true),
    ])
  func conditions(condition: String, holds: Bool) throws {
    let desk = TestSession()
    desk.run(
      """
      class Card: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if \(condition) { return self }
          return nil
        }
      }
      add Card card 0,0 90x90
      expect hit \(holds ? "card" : "root") at 5,5
      """)
    #expect(desk.messages.isEmpty)
  }

  @Test("Objective-C asks, too, and a guard leaves where the version is older")
  func objectiveC() throws {
    let desk = TestSession()
    desk.run(
      """
      @implementation Card
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (@available(iOS 26.0, *)) { return nil; }
        return self;
      }
      @end
      class Sheet: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          guard #available(iOS 26, *) else { return false }
          return true
        }
      }
      add Card card 0,0 90x90
      add Sheet sheet 0,200 90x90
      expect hit card at 5,5
      set-option ios 26
      expect hit sheet at 5,5
      hide sheet
      expect hit root at 5,5
      """)
    #expect(desk.messages.isEmpty)
  }
}
