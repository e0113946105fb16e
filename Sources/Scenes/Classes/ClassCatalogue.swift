import ResponderKit
import Text

/// The catalogue of the classes of views, which answers every question about a class.
///
/// It is a class, because all code that makes or reads views keeps it, and it never changes.
package final class ClassCatalogue: Sendable {
  /// The classes that can be made by name, in the order of help, the plain view first.
  package let all: [ViewClass]
  private let byName: WordTable<ViewClass>
  private let byType: [ObjectIdentifier: ViewClass]
  private let byElementType: [String: ViewClass]

  /// Creates a catalogue.
  ///
  /// - Parameter classes: The rows, the plain view first.
  package init(_ classes: [ViewClass]) {
    all = classes
    byName = classes.reduce(into: [:]) { $0[$1.name] = $1 }
    byType = classes.reduce(into: [:]) { $0[$1.type] = $1 }
    byElementType = classes.reduce(into: [:]) { table, row in
      for type in row.elementTypes { table[type] = row }
    }
  }

  /// The classes of ResponderKit.
  package static let standard = ClassCatalogue(ViewClass.standard)

  /// The class that stands for every view of an unknown class.
  package var plain: ViewClass { all[0] }

  /// The class of a name.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> ViewClass? { byName[name] }

  /// Returns the class that a view is of itself; nil for a subclass and for a window.
  ///
  /// - Complexity: O(1).
  package func ownClass(of view: UIView) -> ViewClass? {
    byType[ObjectIdentifier(type(of: view))]
  }

  /// Returns the class that a view is of, or the nearest that its class inherits from.
  ///
  /// - Complexity: O(1), for somebody's subclass O(*n*²) in the number of rows.
  package func nearestClass(of view: UIView) -> ViewClass {
    if let own = ownClass(of: view) { return own }
    if view is UIWindow { return .window }
    let all = all.filter { $0.includes(view) }
    // A class includes the views of its subclasses, but not the reverse.
    return all.first { row in
      let made = row.make(.zero)
      return all.allSatisfy { $0.includes(made) }
    } ?? plain
  }

  /// Returns the class that comes nearest to a type of element.
  ///
  /// - Parameter type: The type without `XCUIElementType`.
  /// - Complexity: O(1).
  package func named(elementType type: Substring) -> ViewClass? { byElementType[String(type)] }

  /// Returns the class that a text means by a name; unlike a command, it may mean a window.
  package func named(inText name: String) -> ViewClass? {
    byName[name] ?? (name == ViewClass.window.name ? .window : nil)
  }

  /// Returns the class that stands for a class with a name: that class itself, or the one from
  /// which a class inherits that is known by name only.
  package func standIn(for name: String) -> ViewClass? {
    named(inText: name) ?? ForeignClasses.standard.superclass(of: name).flatMap(named(inText:))
  }
}

extension ViewClass {
  /// Indicates whether views of the class are windows, which have no superview.
  package var isWindow: Bool { self === Self.window }
}

/// A piece of knowledge of how classes treat touches, beyond what a text prints of its views.
package struct ClassNote: Sendable {
  /// The meaning of the knowledge for touches.
  package enum Effect: Sendable {
    /// The class overrides `hitTest(_:with:)`, and an override as a value stands for that.
    case simulated(any HitTestBehavior)
    /// A part of the class that no text prints decides.
    case undecidable
    /// The class changes the touch areas of its own parts.
    case enlarging
    /// A view of the class holds presented content, and takes every touch that the content does not
    /// take.
    case presenting
    /// The class treats touches as others do, although many think that touches go through it.
    case ordinary
  }

  /// A framework that decides in a view of its own what becomes of a touch.
  package enum Content: String, Sendable {
    case swiftUI, web, flutter, reactNative, game
  }

  /// The names of the classes that the note is about.
  package let names: ClassNames
  /// The meaning for touches.
  package let effect: Effect
  /// The framework that decides inside, if one does.
  package let content: Content?
  /// Indicates whether some versions of the system may treat touches in another way.
  package let isDoubtful: Bool
  /// One sentence for people.
  package let summary: String
  /// The source of the knowledge.
  package let source: String

  /// Reads a note; returns nil if a part is missing or a word is unknown.
  init?(_ entry: KnownClassEntry) {
    guard let word = entry["touches"], let effect = Self.effects[word],
      let summary = entry["note"], let source = entry["source"]
    else { return nil }
    names = ClassNames(entry)
    self.effect = effect
    content = entry["content"].flatMap(Content.init)
    isDoubtful = entry["doubt"] != nil
    self.summary = summary
    self.source = source
  }

  /// Indicates whether a part of the class that no text prints decides.
  package var isUndecidable: Bool { if case .undecidable = effect { true } else { false } }

  private static let effects: [String: Effect] = [
    "passthrough": .simulated(Passthrough()), "react": .simulated(ReactNativeHitTest(.paper)),
    "fabric": .simulated(ReactNativeHitTest(.fabric)), "undecidable": .undecidable,
    "enlarging": .enlarging, "presenting": .presenting, "ordinary": .ordinary,
  ]
}

/// The names of classes.
package enum ClassNames: Sendable {
  /// The names themselves.
  case exactly(Set<String>)
  /// Beginnings of names.
  case beginning([String])
  /// Parts of names, as mangled and generic names contain them.
  case containing([String])

  /// Reads the names of an entry.
  init(_ entry: KnownClassEntry) {
    if case let parts = entry.words("containing"), !parts.isEmpty {
      self = .containing(parts)
    } else if case let beginnings = entry.words("beginning"), !beginnings.isEmpty {
      self = .beginning(beginnings)
    } else {
      self = .exactly(Set(entry.words("names")))
    }
  }

  func contain(_ name: String) -> Bool {
    switch self {
    case .exactly(let names): names.contains(name)
    case .beginning(let beginnings): beginnings.contains { name.hasPrefix($0) }
    case .containing(let parts): parts.contains { Self.isPart($0, of: name) }
    }
  }

  /// Returns whether a name has a part in it, byte by byte: it is asked for every view, and
  /// Foundation's comparison of characters takes long.
  private static func isPart(_ part: String, of name: String) -> Bool {
    var rest = name.utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}

extension Scene {
  /// Returns whether a view is of a class that a text names and that is not one of the system's.
  package func isOfApp(_ view: UIView) -> Bool {
    guard let name = names.entry(of: ObjectID(view))?.className else { return false }
    return !Self.systemPrefixes.contains { name.hasPrefix($0) }
  }

  /// Indicates whether views stand for classes of which only the names are known, as in an imported
  /// text, so that their code is not.
  package var tellsClasses: Bool { origin != nil || names.tellsClasses }

  /// Returns whether a view is of a class that only UIKit itself makes and that no header names.
  package func hasPrivateClass(_ view: UIView) -> Bool {
    guard let name = names.entry(of: ObjectID(view))?.className else { return false }
    return name.hasPrefix("_UI") || name.hasPrefix("UIKit.")
      || (name.hasPrefix("_Tt") && name.contains("UIKit"))
  }

  private static let systemPrefixes = [
    "UI", "_", "WK", "MK", "AV", "NS", "CA", "SK", "SC", "MT", "PK", "PH", "RCT", "Flutter",
    "SwiftUI.",
  ]

  /// Returns whether a view is of a class that overrides `hitTest(_:with:)` or `point(inside:with:)` by a
  /// capture, or, in other texts, of a class of the app that is named as if it let touches through.
  package func mayOverrideHitTest(_ view: UIView) -> Bool {
    let name = className(of: view)
    guard ForeignClasses.standard.note(on: name) == nil else { return false }
    if !untoldHitTesting(of: view).isEmpty { return true }
    if self.origin?.tells.contains(.overrides) == true { return false }
    if let isKnown = passThroughNames[name] { return isKnown }
    let word = name.lowercased()
    let isNamedSo = Self.passThroughWords.contains { word.contains($0) }
    passThroughNames[name] = isNamedSo
    return isNamedSo
  }

  /// Returns the methods of hit-testing that a view's class overrides, as the text tells, by code
  /// that it does not tell.
  package func untoldHitTesting(of view: UIView) -> ViewProvenance.Overrides {
    guard let told = origin(of: view)?.overrides, view.hitTestBehavior == nil,
      view.pointInsideBehavior == nil
    else { return [] }
    return told.intersection([.hitTest, .pointInside])
  }

  private static let passThroughWords = [
    "passthrough", "passthru", "passtouch", "touchthrough", "touchthru", "clickthrough",
    "hitthrough", "tapthrough", "ignoretouch", "ignoringtouch", "nohittest",
  ]

  /// Returns what is known of how a view's class treats touches.
  package func note(on view: UIView) -> ClassNote? {
    ForeignClasses.standard.note(on: className(of: view))
  }

  /// Returns whether a view is the root view of a controller that the text does not tell, which is
  /// the view's `next` in the app (R4.2).
  package func lacksController(_ view: UIView) -> Bool {
    guard let origin, !origin.tells.contains(.controllers), self.origin(of: view) != nil,
      view.chosenNext == nil, controller(of: view) == nil
    else { return false }
    return ForeignClasses.standard.isRootView(
      className(of: view), in: view.superview.map(className(of:)))
  }

  /// Returns whether UIKit shows in an imported view what a controller presents: it is not the first
  /// container of its window, or it dims what is behind.
  package func isPresentationContainer(_ view: UIView) -> Bool {
    guard view is UITransitionView, origin(of: view) != nil else { return false }
    return view.superview is UIWindow && (view.indexInSuperview ?? 0) > 0
      || view.subviews.contains(where: isDimming)
  }

  /// Returns whether UIKit dims with a view what lies behind it.
  package func isDimming(_ view: UIView) -> Bool { className(of: view) == "UIDimmingView" }

  /// Returns whether the controller that a root view lacks is presented, so that its `next` is the one
  /// that presents it and not a superview of the view (R4.3).
  package func isPresentedAlone(_ view: UIView) -> Bool {
    guard lacksController(view) else { return false }
    let holder = view.superviews.first { className(of: $0) != "UIDropShadowView" }
    return holder.map(isPresentationContainer) ?? false
  }

  /// Returns the bar that is hit in place of an imported view and hands the touch on to it; nil for
  /// views that are hit themselves.
  package func bar(handingTouchesTo view: UIView) -> UIView? {
    guard origin(of: view) != nil,
      let name = ForeignClasses.standard.bar(handingTouchesTo: className(of: view))
    else { return nil }
    return view.superviews.first { className(of: $0) == name }
  }

  /// Returns what a view holds that covers other things as it is meant to; nil for most views.
  package func holding(of view: UIView) -> Holding? {
    ForeignClasses.standard.holding(of: className(of: view))
  }

  /// Returns whether a text leaves open which targets a control has.
  package func lacksTargets(of control: UIControl) -> Bool {
    guard let origin, !origin.tells.contains(.targets) else { return false }
    return self.origin(of: control).map { $0.targets == nil } ?? true
  }

  /// Returns the targets of a control that a debugger has listed and of which no action is known.
  package func untoldTargets(of control: UIControl) -> [ListedTarget] {
    (origin(of: control)?.targets ?? []).filter { listed in
      let known = names.responder(atAddress: listed.address)
      return !listed.isSilent && !control.allTargets.contains { $0 === known }
    }
  }

  /// Returns the name of a target that a debugger has listed: that of the object, or its class.
  package func label(of listed: ListedTarget) -> String {
    names.responder(atAddress: listed.address).map { label(of: $0) } ?? listed.className
  }

  /// Returns the origin of an imported view or recognizer; nil if it was not imported.
  package func origin(of object: StatefulObject) -> ViewProvenance? {
    names.entry(of: ObjectID(object))?.origin
  }
}
