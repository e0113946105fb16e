import Foundation
import Synchronization
import Testing

@testable import ResponderKit

/// Mistakes at which UIKit stops an app, or writes to the console: they are never silent (R7.7).
@Suite struct UnobservedMistakeTests {
  private final class Checkout: UIViewController {
    var log: [String] = []
    let pay = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      pay.addTarget(self, action: Selector(("tapped")), for: .touchUpInside)
      view.addSubview(pay)
    }

    override func method(for action: Selector) -> ActionMethod? {
      switch action.description {
      case "tapped": return { _, _ in self.log.append("tapped") }
      case "slid:": return { sender, _ in self.log.append("slid \(sender is UISlider)") }
      default: return super.method(for: action)
      }
    }
  }

  /// A target that is no responder and performs nothing.
  private final class Model {}

  private let screen = Screen()
  private let checkout = Checkout()
  private let observer = Witness()

  private final class Witness: EventObserver {
    var actions: [ActionReport] = []

    func observe(_ event: SystemEvent) {
      if case .action(let report) = event { actions.append(report) }
    }
  }

  init() {
    screen.window.rootViewController = checkout
    screen.application.eventObserver = observer
  }

  @Test("R7.7: a class says which methods its actions run")
  func aMethodOfTheClassRuns() {
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 60, y: 60))
    screen.application.touchDelivery.end(touch)
    #expect(checkout.log == ["tapped"])
    #expect(observer.actions.map(\.isPerformed) == [true])
  }

  @Test("R7.8: an action without a target finds the method of a class")
  func aNilTargetFindsTheMethod() {
    let slider = UISlider()
    checkout.view.addSubview(slider)
    slider.addTarget(nil, action: Selector(("slid:")), for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(checkout.log == ["slid true"])
    #expect(checkout.canPerformAction(Selector(("tapped")), withSender: nil))
    #expect(!checkout.canPerformAction(Selector(("taped")), withSender: nil))
  }

  @Test("R7.7: a target without the method is reported, with both names")
  func aMissingMethodIsReported() {
    let model = Model()
    checkout.pay.removeTarget(nil, action: nil, for: .allEvents)
    checkout.pay.addTarget(checkout, action: Selector(("taped")), for: .touchUpInside)
    checkout.pay.addTarget(model, action: Selector(("save")), for: .touchUpInside)
    checkout.pay.sendActions(for: .touchUpInside)
    let tap = UITapGestureRecognizer(target: model, action: Selector(("go:")))
    #expect(tap.targetsAndActions.first?.target === model)
    let pay = ObjectID(checkout.pay)
    #expect(
      observer.actions == [
        ActionReport(
          sender: pay, action: "taped", receiver: .object(ObjectID(checkout)), isPerformed: false),
        ActionReport(sender: pay, action: "save", receiver: .other("Model"), isPerformed: false),
      ])
  }

  @Test("R7.8: an override of canPerformAction without a method finds the wrong one")
  func aTakerWithoutAMethod() {
    checkout.setAnswers(
      AnswerRules(AnswerRule(.bool(true))), to: .canPerformAction)
    _ = screen.application.sendAction(Selector(("archive:")), to: nil, from: checkout.pay, for: nil)
    #expect(observer.actions.map(\.isPerformed) == [false])
    #expect(observer.actions.map(\.receiver) == [.object(ObjectID(checkout))])
  }

  /// The mistakes that a body makes while nobody observes, in words without addresses.
  private func mistakes(_ body: () -> Void) -> [String] {
    let told = Mutex<[String]>([])
    UnobservedMistake.withHandler({ event, classes in
      let text = UnobservedMistake.text(of: event, classes) ?? "?"
      // Without addresses.
      told.withLock { $0.append(text.replacing(#/ 0x[0-9a-f]+/#, with: "")) }
    }) {
      body()
    }
    return told.withLock { $0 }
  }

  @Test("Without an observer a mistake goes to the console")
  func unobserved() {
    screen.application.eventObserver = nil
    let told = mistakes {
      checkout.pay.sendAction(Selector(("tapped")), to: checkout, for: nil)
      checkout.pay.sendAction(Selector(("taped")), to: checkout, for: nil)
      checkout.pay.sendAction(Selector(("taped")), to: Model(), for: nil)
      checkout.pay.sendAction(Selector(("taped")), to: nil, for: nil)
    }
    #expect(
      told == [
        "action 'taped' of UIButton: Checkout has no method of that name",
        "action 'taped' of UIButton: Model has no method of that name",
        "action 'taped' of UIButton: no responder performs it",
      ])
  }

  @Test("R1.7: a window that belongs to no application says so when it is made visible")
  func aWindowWithoutAnApplication() {
    let stray = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let told = mistakes {
      stray.makeKeyAndVisible()
      stray.makeKeyAndVisible()
      UIWindow(frame: stray.frame, application: screen.application).makeKeyAndVisible()
    }
    #expect(
      told == [
        "UIWindow is made visible but belongs to no application, so it gets no touches;"
          + " make it with init(windowScene:) or init(frame:application:)"
      ])
  }
}
