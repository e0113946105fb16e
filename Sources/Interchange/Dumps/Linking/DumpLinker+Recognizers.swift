import ResponderKit
import Scenes

extension DumpLinker {
  /// Gives the views their recognizers, then says who waits for whom.
  mutating func joinRecognizers() {
    let list = RecognizerList(texts.recognizers).recognizers
    var listed: [UIView: [UIGestureRecognizer]] = [:]
    var views: [UIView] = []
    var isKnown: Set<UIView> = []
    for dumped in list where !scene.mustStop() {
      guard let mention = dumped.view else {
        summary.recognizers.withoutView += 1
        continue
      }
      guard let view = view(mention) else {
        summary.recognizers.missingViews.append(mention.address)
        continue
      }
      let recognizer = join(dumped, to: view)
      summary.recognizers.joined += 1
      if isKnown.insert(view).inserted { views.append(view) }
      if !dumped.isNested { listed[view, default: []].append(recognizer) }
    }
    summary.recognizers.views = views.count
    for view in views {
      guard let recognizers = listed[view] else { continue }
      arrange(recognizers, of: view)
      let entry = scene.names.entry(of: view)
      if entry?.origin?.uncertainties.contains(.recognizers) == true {
        scene.changeEntry(of: view) { $0.origin?.uncertainties.remove(.recognizers) }
      }
    }
    for dumped in list where !scene.mustStop() { joinRequirements(of: dumped) }
  }

  private mutating func join(_ dumped: DumpedRecognizer, to view: UIView) -> UIGestureRecognizer {
    let role = RecognizerRole(of: dumped, on: view, in: scene.gestures)
    let recognizer: UIGestureRecognizer
    switch role {
    case .own(let own):
      recognizer = own
      scene.note(address: dumped.object.address, of: own)
    case .kind(let kind), .listed(let kind):
      recognizer = known(dumped, kind, on: view) ?? make(dumped, kind, role, on: view)
    }
    if case .own = role {} else { recognizer.removeTarget(nil, action: nil) }
    configure(recognizer, dumped, role)
    for target in dumped.targets {
      guard let receiver = receiver(target.receiver) else { continue }
      // A scroll view tells itself of its own recognizers, without saying so here.
      if case .own = role, receiver === view { continue }
      let action = Selector(target.action)
      if !receiver.implementedActions.contains(action) { receiver.implement(action) }
      recognizer.addTarget(receiver, action: action)
    }
    if !["Possible", "Failed"].contains(dumped.state) {
      remark(.state(recognizer: scene.label(of: recognizer), dumped.state), on: dumped.line)
      scene.changeEntry(of: recognizer) { $0.origin?.gestureState = dumped.state }
    }
    return recognizer
  }

  /// Returns the recognizer that an earlier text has printed.
  private mutating func known(
    _ dumped: DumpedRecognizer, _ kind: GestureKind, on view: UIView
  ) -> UIGestureRecognizer? {
    guard let known = object(at: dumped.object.address) as? UIGestureRecognizer,
      scene.gestures.kind(of: known) === kind
    else { return nil }
    if let old = known.view, old !== view {
      remark(
        .moved(
          recognizer: scene.label(of: known), from: scene.label(of: old), to: scene.label(of: view)),
        on: dumped.line)
    }
    if known.view !== view { view.addGestureRecognizer(known) }
    return known
  }

  private mutating func make(
    _ dumped: DumpedRecognizer, _ kind: GestureKind, _ role: RecognizerRole, on view: UIView
  ) -> UIGestureRecognizer {
    let recognizer = kind.make()
    let className = dumped.object.className
    var isListed = false
    if case .listed = role { isListed = true }
    let isExact = className == kind.className
    var origin = ViewProvenance(
      line: dumped.line, uncertainties: isExact ? [] : .behavior)
    origin.hasDelegate = dumped.hasDelegate
    let base = isListed ? className.replacing("GestureRecognizer", with: "") : kind.name
    scene.adopt(
      recognizer,
      NameTable.Entry(
        name: dumped.name.flatMap { freeName($0) } ?? namer.numberedName(like: base),
        className: isExact ? nil : className, address: dumped.object.address,
        origin: origin))
    recognizer.name = dumped.name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Returns a free name for a recognizer that the app has named: the last word of
  /// `multi-select.multiFingerTap`.
  private func freeName(_ printed: String) -> String? {
    guard let name = printed.split(separator: ".").last.map(String.init), name.count <= 40,
      scene.allowsName(name), scene.names[name] == nil
    else { return nil }
    return name
  }

  /// Puts the recognizers of a view into the order of its list; those that no list has come last.
  private func arrange(_ listed: [UIGestureRecognizer], of view: UIView) {
    let mine = (view.gestureRecognizers ?? []).filter { scene.names.name(of: $0) != nil }
    let (present, placed) = (Set(mine), Set(listed))
    let wanted = listed.filter(present.contains) + mine.filter { !placed.contains($0) }
    guard wanted != mine else { return }
    for recognizer in wanted {
      view.removeGestureRecognizer(recognizer)
      view.addGestureRecognizer(recognizer)
    }
  }
}

/// The role in a scene of a recognizer that a text prints.
enum RecognizerRole {
  /// A recognizer that the view has made for itself, as a scroll view's pan.
  case own(UIGestureRecognizer)
  /// A recognizer of one of UIKit's public classes, or of an app's class that inherits from one.
  case kind(GestureKind)
  /// A recognizer of a class whose behaviour is not known.
  case listed(GestureKind)

  init(of recognizer: DumpedRecognizer, on view: UIView, in gestures: GestureTable) {
    let className = recognizer.object.className
    let printed =
      gestures.named(className: className)
      ?? recognizer.baseClassName.flatMap(gestures.named(className:)).flatMap {
        // That an app's recognizer is none of UIKit's kinds says nothing of what it does.
        $0.isExact ? nil : $0
      }
    if let printed {
      self = .kind(printed)
    } else if let own = Self.own(of: view, className) {
      self = .own(own)
    } else {
      self = .listed(Self.nearest(to: className, in: gestures))
    }
  }

  /// Returns the recognizer of a class that a view has made for itself.
  private static func own(of view: UIView, _ className: String) -> UIGestureRecognizer? {
    view.builtInRecognizers.first { String(describing: type(of: $0)) == className }
  }

  /// Returns the kind that the last word of a class's name tells: a `_UISwipeActionPan…` is a pan.
  private static func nearest(
    to className: String, in gestures: GestureTable
  ) -> GestureKind {
    let name = className.lowercased()
    func rank(_ kind: GestureKind) -> (end: Int, length: Int) {
      let end = name.ranges(of: kind.name).last?.upperBound ?? name.startIndex
      return (name.distance(from: name.startIndex, to: end), kind.name.count)
    }
    let best = gestures.all.filter { !$0.isExact && rank($0).end > 0 }.max { rank($0) < rank($1) }
    return best ?? gestures.all[0]
  }
}

/// The recognizers of a text, each once, as one may be printed in its view's list and again within
/// others.
struct RecognizerList {
  private(set) var recognizers: [DumpedRecognizer] = []
  private var indices: [String: Int] = [:]

  init(_ printed: [DumpedRecognizer]) {
    // Those with a place among others of their view first; the text's order counts among them.
    for recognizer in printed where !recognizer.isNested { add(recognizer) }
    for recognizer in printed where recognizer.isNested { add(recognizer) }
  }

  private mutating func add(_ recognizer: DumpedRecognizer) {
    guard let index = indices[recognizer.object.address] else {
      indices[recognizer.object.address] = recognizers.count
      recognizers.append(recognizer)
      return
    }
    var known = recognizers[index]
    known.mustFail.appendNew(recognizer.mustFail)
    known.mustFailFor.appendNew(recognizer.mustFailFor)
    recognizers[index] = known
  }
}

extension [String] {
  /// Adds those of others that are not among these.
  fileprivate mutating func appendNew(_ others: [String]) {
    let known = Set(self)
    self += others.filter { !known.contains($0) }
  }
}
