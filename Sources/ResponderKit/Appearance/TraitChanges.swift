/// A trait of ``UITraitCollection``, which observers name.
public protocol UITraitDefinition {
  /// Returns what some traits say of this one.
  static func value(in traits: UITraitCollection) -> AnyHashable
}

/// A trait that an observer names.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns light or dark.
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceStyle
  }
}

/// The room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns the room from left to right.
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.horizontalSizeClass
  }
}

/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns the room from top to bottom.
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.verticalSizeClass
  }
}

/// The size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns the size of text.
  public static func value(in traits: UITraitCollection) -> AnyHashable {
    traits.preferredContentSizeCategory
  }
}

/// What `registerForTraitChanges` returns, to end it.
public protocol UITraitChangeRegistration: AnyObject {}

private final class Registration: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UIResponder, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UIResponder, UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }
}

/// An object whose changes of traits can be observed: a view or a controller.
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a closure after each change of one of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Gets the object and the traits that it had before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
    registrations.append(registration)
    return registration
  }

  /// Sends an action after each change of one of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object that gets it.
  ///   - action: The action, whose sender is the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: any ActionTarget, action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] object, _ in
      target?.method(for: action)?(object, nil)
    }
  }

  /// Sends an action to the object itself after each change of one of some traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, _ in object.method(for: action)?(object, nil) }
  }

  /// Ends what a call of `registerForTraitChanges` began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }
}

extension UIResponder {
  fileprivate final var registrations: [Registration] {
    get { (self as? any InertKeeping)?.inert() ?? [] }
    set { (self as? any InertKeeping)?.setInert(newValue) }
  }

  /// Tells those who registered for traits that have changed.
  final func tellRegistrations(of old: UITraitCollection) {
    guard let new = (self as? any UITraitEnvironment)?.traitCollection else { return }
    for registration in registrations
    where registration.traits.contains(where: { $0.value(in: old) != $0.value(in: new) }) {
      registration.tell(self, old)
    }
  }
}
