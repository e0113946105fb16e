import ResponderKit

extension UIFeedbackGenerator: CodeObject {}
extension UIView.AnimationCurve: CodeConstant {
  static var codeName: String { "UIView.AnimationCurve" }
}
extension UIViewAnimatingPosition: CodeConstant {
  static var codeName: String { "UIViewAnimatingPosition" }
}
extension UIImpactFeedbackGenerator.FeedbackStyle: CodeConstant {
  static var codeName: String { "UIImpactFeedbackGenerator.FeedbackStyle" }
}
extension UINotificationFeedbackGenerator.FeedbackType: CodeConstant {
  static var codeName: String { "UINotificationFeedbackGenerator.FeedbackType" }
}

/// Animators, and what is felt; see ``Checker/animatorInitializers`` for the closures of animators.
extension Library {
  func addApplications() {
    add(UIView.AnimationCurve.self) { list in
      for (name, curve) in [
        ("easeInOut", UIView.AnimationCurve.easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut),
        ("linear", .linear),
      ] { list.constant(name, curve) }
    }
    add(UIViewAnimatingPosition.self) { list in
      for (name, position) in [
        ("end", UIViewAnimatingPosition.end), ("start", .start), ("current", .current),
      ] { list.constant(name, position) }
    }
    add(UIViewPropertyAnimator.self, "StatefulObject")
    add(UIViewPropertyAnimator.self) { list in
      list.get("isRunning") { $0.isRunning }
      list.property("isReversed", { $0.isReversed }, { $0.isReversed = $1 })
      list.property("fractionComplete", { $0.fractionComplete }, { $0.fractionComplete = $1 })
      list.property(
        "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
        { $0.isUserInteractionEnabled = $1 })
      list.action("startAnimation()") { (animator: UIViewPropertyAnimator) in
        animator.startAnimation()
      }
      list.action("startAnimation(afterDelay:)") {
        (animator: UIViewPropertyAnimator, delay: Double) in
        animator.startAnimation(afterDelay: delay)
      }
      list.action("pauseAnimation()") { (animator: UIViewPropertyAnimator) in
        animator.pauseAnimation()
      }
      list.action("stopAnimation(_:)") { (animator: UIViewPropertyAnimator, isOver: Bool) in
        animator.stopAnimation(isOver)
      }
      list.action("finishAnimation(at:)") {
        (animator: UIViewPropertyAnimator, position: UIViewAnimatingPosition) in
        animator.finishAnimation(at: position)
      }
    }
    addFeedback()
    add(UIStepper.self) { list in
      list.property("value", { $0.value }, { $0.value = $1 })
      let limits: [(String, WritableKeyPath<UIStepper.Numbers, Double>)] = [
        ("minimumValue", \.least), ("maximumValue", \.greatest), ("stepValue", \.step),
      ]
      for (name, number) in limits {
        list.property(
          name,
          refusing: { stepper, value in
            stepper.mistake(setting: number, to: value).map {
              "NSInvalidArgumentException: \($0.rawValue)"
            }
          }, { $0.numbers[keyPath: number] }, { $0.set(number, to: $1) })
      }
    }
  }

  private func addFeedback() {
    add(UIFeedbackGenerator.self)
    for type in [
      UIImpactFeedbackGenerator.self, UISelectionFeedbackGenerator.self,
      UINotificationFeedbackGenerator.self,
    ] as [AnyClass] { add(type, "UIFeedbackGenerator") }
    add(UIFeedbackGenerator.self) { list in
      list.action("prepare()") { (generator: UIFeedbackGenerator) in generator.prepare() }
    }
    add(UIImpactFeedbackGenerator.FeedbackStyle.self) { list in
      for (name, style) in [
        ("light", UIImpactFeedbackGenerator.FeedbackStyle.light), ("medium", .medium),
        ("heavy", .heavy), ("soft", .soft), ("rigid", .rigid),
      ] { list.constant(name, style) }
    }
    add(UIImpactFeedbackGenerator.self) { list in
      list.make("style:") { (style: UIImpactFeedbackGenerator.FeedbackStyle) in
        UIImpactFeedbackGenerator(style: style)
      }
      list.action("impactOccurred()") { (generator: UIImpactFeedbackGenerator) in
        generator.impactOccurred()
      }
    }
    add(UISelectionFeedbackGenerator.self) { list in
      list.make("") { UISelectionFeedbackGenerator() }
      list.action("selectionChanged()") { (generator: UISelectionFeedbackGenerator) in
        generator.selectionChanged()
      }
    }
    add(UINotificationFeedbackGenerator.FeedbackType.self) { list in
      for (name, type) in [
        ("success", UINotificationFeedbackGenerator.FeedbackType.success), ("warning", .warning),
        ("error", .error),
      ] { list.constant(name, type) }
    }
    add(UINotificationFeedbackGenerator.self) { list in
      list.make("") { UINotificationFeedbackGenerator() }
      list.action("notificationOccurred(_:)") {
        (
          generator: UINotificationFeedbackGenerator,
          type: UINotificationFeedbackGenerator.FeedbackType
        ) in
        generator.notificationOccurred(type)
      }
    }
  }
}
