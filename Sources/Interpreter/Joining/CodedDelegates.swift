import ResponderKit

/// Objects of the code as delegates and targets. A method that the class does not have answers as UIKit
/// takes a delegate without it.
extension CodeInstance: UIGestureRecognizerDelegate, UITextFieldDelegate, UIScrollViewDelegate,
  UISheetPresentationControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate, ActionTarget
{
  /// The methods of delegates that are asked, by their full names.
  static let delegateMethods: Set = [
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizerShouldBegin(_:)",
    "presentationControllerDidAttemptToDismiss(_:)",
    "presentationControllerDidDismiss(_:)",
    "presentationControllerShouldDismiss(_:)",
    "presentationControllerWillDismiss(_:)",
    "scrollViewDidEndDecelerating(_:)",
    "scrollViewDidEndDragging(_:willDecelerate:)",
    "scrollViewDidEndScrollingAnimation(_:)",
    "scrollViewDidScroll(_:)",
    "scrollViewDidScrollToTop(_:)",
    "scrollViewDidZoom(_:)",
    "scrollViewShouldScrollToTop(_:)",
    "scrollViewWillBeginDecelerating(_:)",
    "scrollViewWillBeginDragging(_:)",
    "tabBarController(_:didSelect:)",
    "tabBarController(_:shouldSelect:)",
    "textFieldDidBeginEditing(_:)",
    "textFieldDidEndEditing(_:)",
    "textFieldShouldBeginEditing(_:)",
    "textFieldShouldEndEditing(_:)",
    "textFieldShouldReturn(_:)",
    "viewForZooming(in:)",
  ]

  /// The object that the code knows: the view, recognizer or controller; else the instance.
  private var object: StatefulObject { host ?? self }

  /// Asks a method of the delegate; nil if it has none, or fails.
  ///
  /// - Parameter type: The name of the class that the last parameter is of, where methods of one name
  ///   differ in it only.
  private func ask(
    _ name: String, _ arguments: [StatefulObject?], lastIsA type: String? = nil
  ) -> CodeValue? {
    asked(name, arguments.map { object in object.map { .object($0) } ?? .none }, lastIsA: type)
  }

  private func asked(
    _ name: String, _ arguments: [CodeValue], lastIsA type: String? = nil
  ) -> CodeValue? {
    guard isAttached, let program = heap?.program else { return nil }
    switch program.delegateMethod(name, of: object, lastIsA: type) {
    case .runs(let method)?: return program.asked(method, on: object, arguments)
    case .cannotRun(let method)?:
      // What only hears of something may be missing.
      let decides = !name.contains("Did") && !name.contains("Will")
      if method.superclass == nil || decides { program.leaveOpen(method, name, of: object) }
      return nil
    case nil: return nil
    }
  }

  private func bool(
    _ name: String, _ arguments: [StatefulObject?], lastIsA type: String? = nil, or usual: Bool
  ) -> Bool {
    if case .bool(let answer)? = ask(name, arguments, lastIsA: type) { answer } else { usual }
  }

  /// Returns the method of the class that an action names.
  package func method(for action: Selector) -> ActionMethod? {
    guard isAttached else { return nil }
    return heap?.program?.actionMethod(for: action, of: object)
  }

  // MARK: Recognizers

  /// Asks the code, or returns true.
  package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    bool("gestureRecognizerShouldBegin(_:)", [recognizer], or: true)
  }

  /// Asks the code, or returns false.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    bool(
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", [recognizer, other], or: false)
  }

  /// Asks the code, or returns false.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    bool("gestureRecognizer(_:shouldRequireFailureOf:)", [recognizer, other], or: false)
  }

  /// Asks the code, or returns false.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    bool("gestureRecognizer(_:shouldBeRequiredToFailBy:)", [recognizer, other], or: false)
  }

  /// Asks the code, or returns true.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    bool("gestureRecognizer(_:shouldReceive:)", [recognizer, touch], lastIsA: "UITouch", or: true)
  }

  /// Asks the code, or returns true.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    bool("gestureRecognizer(_:shouldReceive:)", [recognizer, event], lastIsA: "UIEvent", or: true)
  }

  // MARK: Text fields

  /// Asks the code, or returns true.
  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bool("textFieldShouldBeginEditing(_:)", [textField], or: true)
  }

  /// Asks the code, or returns true.
  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bool("textFieldShouldEndEditing(_:)", [textField], or: true)
  }

  /// Asks the code, or returns true.
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bool("textFieldShouldReturn(_:)", [textField], or: true)
  }

  /// Tells the code.
  package func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = ask("textFieldDidBeginEditing(_:)", [textField])
  }

  /// Tells the code.
  package func textFieldDidEndEditing(_ textField: UITextField) {
    _ = ask("textFieldDidEndEditing(_:)", [textField])
  }

  // MARK: Scroll views

  /// Tells the code.
  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidScroll(_:)", [scrollView])
  }

  /// Tells the code.
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    _ = ask("scrollViewWillBeginDragging(_:)", [scrollView])
  }

  /// Tells the code.
  package func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    _ = asked(
      "scrollViewDidEndDragging(_:willDecelerate:)", [.object(scrollView), .bool(decelerate)])
  }

  /// Tells the code.
  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    _ = ask("scrollViewWillBeginDecelerating(_:)", [scrollView])
  }

  /// Tells the code.
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidEndDecelerating(_:)", [scrollView])
  }

  /// Tells the code.
  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidEndScrollingAnimation(_:)", [scrollView])
  }

  /// Asks the code, or returns true.
  package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    bool("scrollViewShouldScrollToTop(_:)", [scrollView], or: true)
  }

  /// Tells the code.
  package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidScrollToTop(_:)", [scrollView])
  }

  /// Asks the code, or returns nil.
  package func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask("viewForZooming(in:)", [scrollView])?.object as? UIView
  }

  /// Tells the code.
  package func scrollViewDidZoom(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidZoom(_:)", [scrollView])
  }

  // MARK: Containers and presentations

  /// Asks the code, or returns true.
  package func presentationControllerShouldDismiss(
    _ controller: UIPresentationController
  ) -> Bool {
    let answer = asked("presentationControllerShouldDismiss(_:)", [.object(controller)])
    return if case .bool(let answer)? = answer { answer } else { true }
  }

  /// Tells the code.
  package func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    _ = asked("presentationControllerWillDismiss(_:)", [.object(controller)])
  }

  /// Tells the code.
  package func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    _ = asked("presentationControllerDidDismiss(_:)", [.object(controller)])
  }

  /// Tells the code.
  package func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    _ = asked("presentationControllerDidAttemptToDismiss(_:)", [.object(controller)])
  }

  /// Asks the code, or returns true.
  package func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    bool("tabBarController(_:shouldSelect:)", [tabBarController, viewController], or: true)
  }

  /// Tells the code.
  package func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    _ = ask("tabBarController(_:didSelect:)", [tabBarController, viewController])
  }
}

extension CodeProgram {
  /// Returns the method of a delegate; nil if it has none.
  ///
  /// - Parameter type: The name of the class that the last parameter is of; nil where it does not
  ///   matter.
  func delegateMethod(
    _ fullName: String, of object: StatefulObject, lastIsA type: String?
  ) -> MethodOfCode? {
    let name = String(fullName.prefix { $0 != "(" })
    return method(of: object, { $0.isMethod(fullName) }) { own in
      (own.methods[name] ?? []).filter { method in
        guard method.declaration.fullName == fullName else { return false }
        guard let type else { return true }
        return if case .object(type)? = method.parameters.last?.unwrapped { true } else { false }
      }
    }
  }
}

extension CodeHeap {
  /// The program that runs now.
  fileprivate var program: CodeProgram? { current() as? CodeProgram }
}

extension CodeProgram {
  /// Returns whether an object has a delegate that an object of the code may be.
  package static func hasDelegate(_ object: StatefulObject) -> Bool {
    object is UIGestureRecognizer || object is UITextField || object is UIScrollView
      || object is UITabBarController
  }

  /// Returns the object of the code that is the delegate of another; nil if none is.
  package static func delegate(of object: StatefulObject) -> CodeInstance? {
    let delegate: AnyObject? =
      switch object {
      case let recognizer as UIGestureRecognizer: recognizer.delegate
      case let field as UITextField: field.delegate
      case let view as UIScrollView: view.delegate
      case let controller as UITabBarController: controller.delegate
      default: nil
      }
    return delegate as? CodeInstance
  }

  /// Makes an object of the code the delegate of another.
  ///
  /// - Returns: Whether it is one of the code, or nil.
  package func setDelegate(of object: StatefulObject, to delegate: StatefulObject?) -> Bool {
    let instance = delegate.flatMap { self.instance(of: $0) }
    guard delegate == nil || instance != nil else { return false }
    switch object {
    case let recognizer as UIGestureRecognizer: recognizer.delegate = instance
    case let field as UITextField: field.delegate = instance
    case let view as UIScrollView: view.delegate = instance
    case let controller as UITabBarController: controller.delegate = instance
    default: return false
    }
    return true
  }

  /// Returns where the class of the code that an object is of overrides a method or a property; nil if
  /// it does not.
  package func placeOfOverride(
    _ name: String, of object: StatefulObject
  ) -> (owner: String, source: String, line: Int)? {
    for type in calledTypes(of: object) where !type.isExtension {
      let range = type.ownMethod(name)?.declaration.range ?? type.computed[name]?.declaration.range
      let source = type.ownMethod(name)?.source ?? type.source
      if let range {
        return (type.name, source.name, source.line(of: range.lowerBound))
      }
    }
    return nil
  }
}

extension OwnType {
  /// Returns whether the class, or one of the code that it inherits from, has a method or an accessor.
  package func declares(_ name: String) -> Bool {
    method(name) != nil || computedProperty(named: name, isStatic: false) != nil
  }
}
