import ResponderKit

/// A live scene to explore: an application with its windows, controllers and views, their names in
/// commands, and a journal for undoing changes.
package final class Scene {
  /// The journal that undoes changes.
  package let journal = UndoJournal()
  // Every report of the event system reads the time through this property.
  @exclusivity(unchecked) var parts: SceneParts
  /// The delegates that were made for recognizers.
  var delegates: [AnsweringDelegate] = []
  // Every name that is printed reads this property; it is set as a whole or by one entry.
  /// The names of the responders.
  @exclusivity(unchecked) package internal(set) var names = NameTable()
  /// The code that views of the scene run, as whoever reads it keeps it.
  package private(set) var code: (any SceneCode)?
  /// The kinds of views, recognizers and overrides that commands know.
  package let kinds: SceneKinds
  /// The names of Swift classes, kept because asking for them takes long.
  private var typeNames: [ObjectIdentifier: String] = [:]
  /// The names of classes that were looked at, and whether they say that touches are let through.
  var passThroughNames: [String: Bool] = [:]
  /// The observer that is told what the event system does.
  package weak var eventObserver: (any EventObserver)? {
    didSet { application.eventObserver = eventObserver }
  }

  /// Returns what a closure returns, while no observer is told what the event system does.
  package func unobserved<Result>(_ body: () throws -> Result) rethrows -> Result {
    let observer = eventObserver
    eventObserver = nil
    defer { eventObserver = observer }
    return try body()
  }

  /// The number of hit-tests for each finger (R1.10). It is no part of the scene's state.
  package var hitTestsPerFinger = 1 {
    didSet { application.hitTestsPerFinger = hitTestsPerFinger }
  }

  /// A closure that gives names to what code has made since; nil where only commands make things.
  package var nameNewcomers: (() -> Void)?

  /// The control whose targets or actions an answer asked for last. It is no part of the scene's
  /// state.
  package var askedControl: ObjectID?

  /// A closure that returns whether a person wants long work to end.
  package var isInterrupted: () -> Bool = { false }
  /// Indicates whether long work ended early, so that its result is of no use.
  // Every line of output reads this property.
  @exclusivity(unchecked) package private(set) var wasInterrupted = false

  /// Returns whether long work must end; loops that may take long ask now and then.
  package func mustStop() -> Bool {
    if !wasInterrupted, isInterrupted() { wasInterrupted = true }
    return wasInterrupted
  }

  /// Returns whether work ended early since this was asked last.
  package func takeInterruption() -> Bool {
    defer { wasInterrupted = false }
    return wasInterrupted
  }

  /// The size of the screen of a scene of which nothing else is said, in points.
  package static let usualSize = CGSize(width: 390, height: 844)

  /// Creates a new scene: an application, a window, a controller and its root view.
  package convenience init(
    profile: Profile = .scenes, screenSize: CGSize = Scene.usualSize
  ) {
    self.init(profile: profile, screenSize: screenSize, kinds: SceneKinds())
  }

  /// Creates a new scene with kinds of things of its own.
  package init(
    profile: Profile = .scenes, screenSize: CGSize = Scene.usualSize,
    kinds: SceneKinds
  ) {
    self.kinds = kinds
    let application = UIApplication()
    parts = SceneParts(
      application: application, delegate: AppDelegate(), windowScene: nil, windows: [],
      profile: profile, screenSize: screenSize)
    populate()
    addFirstWindow()
    keepSceneInJournal()
  }

  /// Creates a scene of an application that was made elsewhere, whose windows have no names yet.
  ///
  /// The scene observes it until ``letGo()``.
  package init(of application: UIApplication, screenSize: CGSize) {
    kinds = SceneKinds()
    let windowScene = application.connectedScenes.first
    parts = SceneParts(
      application: application, delegate: AppDelegate(), windowScene: windowScene,
      windows: application.windowsInOrder, profile: windowScene == nil ? .classic : .scenes,
      screenSize: screenSize)
    adopt(application, NameTable.Entry(name: "app"))
    for part in application.eventSystem { part.changeObserver = journal }
    if let windowScene { adopt(windowScene, NameTable.Entry(name: "scene")) }
    keepSceneInJournal()
  }

  private func keepSceneInJournal() {
    journal.keepScene = { [unowned self] in
      let kept = (parts, names)
      let code = code
      return { [unowned self] in
        self.code = code
        return swap(with: kept)
      }
    }
    journal.takeName = { [unowned self] in taking($0) }
  }

  /// Forgets the application, and no longer observes anything.
  package func letGo() {
    journal.forgetEverything()
    let named = application.eventSystem + names.names.compactMap { names[$0] }
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
    for object in named + recognizers where object.changeObserver === journal {
      object.changeObserver = nil
    }
    (parts.windows, parts.controllers) = ([], [])
  }

  /// The journal keeps objects that keep the journal, and an input view may hold its owner.
  deinit {
    journal.forgetEverything()
    let responders: [UIResponder] = Array(views) + parts.controllers
    for responder in responders
    where responder.inputView != nil || responder.inputAccessoryView != nil {
      responder.setInputView(nil)
      responder.setInputAccessoryView(nil)
    }
  }

  /// The classes of views.
  package var classes: ClassCatalogue { kinds.classes }
  /// The kinds of recognizers.
  package var gestures: GestureTable { kinds.gestures }
  /// The kinds of overrides that commands can give to views.
  package var overrides: OverrideRegistry { kinds.overrides }

  /// The application.
  package var application: UIApplication { parts.application }
  /// The application's delegate, which stays part of the scene if a plain object stands in for it.
  package var appDelegate: UIResponder? {
    names.name(of: parts.delegate) == nil
      ? application.delegate as? UIResponder : parts.delegate
  }
  /// The window scene, if the profile has one.
  package var windowScene: UIWindowScene? { parts.windowScene }
  /// The application's clock.
  package var clock: VirtualClock { parts.application.clock }
  /// The windows, in the order of making.
  package var windows: [UIWindow] { parts.windows }
  /// The controllers that were given a name, in the order of making.
  package var controllers: [UIViewController] { parts.controllers }
  /// The shape of application that the scene has.
  package var profile: Profile { parts.profile }
  /// The size of the screen, in points.
  package var screenSize: CGSize { parts.screenSize }
  /// The screen's rectangle in its own coordinates, in points.
  package var screenBounds: CGRect { CGRect(origin: .zero, size: screenSize) }
  /// The text that the scene was imported from, if any.
  package var origin: ImportProvenance? { parts.origin }
  /// Indicates whether the scene was imported from a text.
  package var isImported: Bool { if case nil = parts.origin { false } else { true } }
  /// The window that views are added to unless another is named.
  package var mainWindow: UIWindow? { names["window"] as? UIWindow ?? parts.windows.first }

  /// Indicates whether nothing is under way: no finger is down, no motion has begun, no event is
  /// held back and no timer runs.
  package var isAtRest: Bool {
    let application = parts.application
    return application.touchDelivery.fingers.isEmpty && application.clock.nextDue == nil
      && !application.isMotionUnderWay && !application.eventQueue.isHeld
      && !application.isIgnoringInteractionEvents
  }

  /// Returns the name of an object's Swift class.
  func typeName(of object: StatefulObject) -> String {
    let type = type(of: object)
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  private func populate() {
    let application = parts.application
    application.delegate = parts.delegate
    adopt(application, NameTable.Entry(name: "app"))
    for part in application.eventSystem { part.changeObserver = journal }
    adopt(parts.delegate, NameTable.Entry(name: "delegate"))
    guard parts.profile != .classic else { return }
    let scene = UIWindowScene(screenSize: parts.screenSize)
    scene.usesPrivateContainers = parts.profile == .private
    application.connect(scene)
    parts.windowScene = scene
    adopt(scene, NameTable.Entry(name: "scene"))
  }

  private func addFirstWindow() {
    let window = makeWindow(
      NameTable.Entry(name: "window"), frame: CGRect(origin: .zero, size: parts.screenSize))
    let controller = UIViewController()
    let root = UIView(frame: window.bounds)
    controller.view = root
    adopt(root, NameTable.Entry(name: "root"))
    adopt(controller, NameTable.Entry(name: "vc"))
    parts.controllers.append(controller)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Replaces everything by a new scene, as a change that can be undone.
  ///
  /// - Parameters:
  ///   - screenSize: The size of its screen, in points.
  ///   - hasWindow: Whether it begins with a window, a controller and a root view.
  ///   - origin: The text that it is imported from, if it is.
  package func replace(
    profile: Profile, screenSize: CGSize, hasWindow: Bool = true, origin: ImportProvenance? = nil
  ) {
    let old = (parts, names)
    journal.record(.other { [unowned self] in swap(with: old) })
    parts.application.eventObserver = nil
    names = NameTable()
    parts = SceneParts(
      application: UIApplication(), delegate: AppDelegate(), windowScene: nil, windows: [],
      profile: profile, screenSize: screenSize, origin: origin)
    populate()
    if hasWindow { addFirstWindow() }
    setUpApplication()
  }

  /// Keeps other code, as a change that can be undone.
  package func keep(code: (any SceneCode)?) { journal.record(exchange(code)) }

  private func exchange(_ code: (any SceneCode)?) -> UndoJournal.Entry {
    let old = self.code
    self.code = code
    return .other { [unowned self] in exchange(old) }
  }

  private func swap(with state: (SceneParts, NameTable)) -> UndoJournal.Entry {
    let current = (parts, names)
    (parts, names) = state
    setUpApplication()
    return .other { [unowned self] in swap(with: current) }
  }

  private func setUpApplication() {
    application.eventObserver = eventObserver
    application.hitTestsPerFinger = hitTestsPerFinger
  }
}
