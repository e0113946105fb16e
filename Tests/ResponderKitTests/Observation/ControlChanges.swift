import Foundation
import ResponderKit

extension Change {
  static let controls = [
    set("isEnabled", \.isEnabled, false, make: { UIControl() }),
    set("isSelected", \.isSelected, true, make: { UIControl() }),
    set("isHighlighted", \.isHighlighted, true, make: { UIControl() }),
    set("title", \.title, "a", make: { UIButton() }),
    set("isOn", \.isOn, true, make: { UISwitch() }),
    set("value", \.value, 0.5, make: { UISlider() }),
    set("minimumValue", \.minimumValue, -1, make: { UISlider() }),
    set("maximumValue", \.maximumValue, 2, make: { UISlider() }),
    set("value", \.value, 5, make: { UIStepper() }),
    set("isContinuous", \.isContinuous, false, make: { UISlider() }),
    set("minimumValue", \.minimumValue, -1, make: { UIStepper() }),
    set("maximumValue", \.maximumValue, 2, make: { UIStepper() }),
    set("stepValue", \.stepValue, 5, make: { UIStepper() }),
    set("isContinuous", \.isContinuous, false, make: { UIStepper() }),
    set("autorepeat", \.autorepeat, false, make: { UIStepper() }),
    set("wraps", \.wraps, true, make: { UIStepper() }),
    set("isMomentary", \.isMomentary, true, make: { UISegmentedControl() }),
    set("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, true, make: { UIButton() }),
    set(
      "changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, true,
      make: { UIButton() }),
    set("numberOfSegments", \.numberOfSegments, 3, make: { UISegmentedControl() }),
    set("selectedSegmentIndex", \.selectedSegmentIndex, 1, make: { UISegmentedControl() }),
    set("numberOfPages", \.numberOfPages, 3, make: { UIPageControl() }),
    set(
      "currentPage", \.currentPage, 1,
      make: { () -> UIPageControl in
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      }),
    set("text", \.text, "a", make: { UITextField() }),
    set("placeholder", \.placeholder, "a", make: { UITextField() }),
    act(
      "tracking", make: { UIControl() },
      mutate: { control in
        control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let screen = Screen()
        screen.window.addSubview(control)
        screen.application.touchDelivery.begin(at: CGPoint(x: 5, y: 5))
      }, read: { "\($0.isTracking) \($0.isHighlighted) \($0.isTouchInside)" }),
    act(
      "targets", make: { UIControl() },
      mutate: { $0.addTarget(nil, action: Selector(("save:")), for: .touchDown) },
      read: { "\($0.allTargets.count) \($0.allControlEvents)" }),
    act(
      "actions", make: { UIControl() },
      mutate: { $0.addAction(UIAction { _ in }, for: .touchDown) },
      read: { "\($0.allControlEvents)" }),
  ]

  static let others = [
    set(
      "screenBounds", \.screenBounds, CGRect(x: 0, y: 0, width: 1, height: 2),
      make: { UIWindowScene(screenSize: .zero) }),
    set(
      "usesPrivateContainers", \.usesPrivateContainers, true,
      make: { UIWindowScene(screenSize: .zero) }),
    act(
      "scenes", make: { UIApplication() },
      mutate: { $0.connect(UIWindowScene(screenSize: .zero)) },
      read: { "\($0.connectedScenes.count)" }),
    act(
      "keyWindow", make: { UIApplication() },
      mutate: { UIWindow(frame: .zero, application: $0).makeKey() },
      read: { "\($0.keyWindow == nil)" }),
    act(
      "delegate", make: { UIApplication() }, mutate: { $0.delegate = Self.delegate },
      read: { "\($0.delegate == nil)" }),
    act(
      "view", make: { UIViewController() }, mutate: { $0.view = UIView() },
      read: { "\($0.isViewLoaded)" }),
    act(
      "children", make: { UIViewController() }, mutate: { $0.addChild(UIViewController()) },
      read: { "\($0.children.count)" }),
  ]

  /// Changes of lists of windows, in which each window keeps its own place.
  static let ofWindows = [
    act(
      "windows", make: { UIWindowScene(screenSize: .zero) },
      mutate: { _ = UIWindow(windowScene: $0) }, read: { "\($0.windows.count)" }),
    act(
      "windowsInOrder", make: { UIApplication() },
      mutate: { _ = UIWindow(frame: .zero, application: $0) },
      read: { "\($0.windowsInOrder.count)" }),
  ]

  private static nonisolated(unsafe) let delegate = PlainDelegate()
}
