import Commands
import ResponderKit
import Scenes

/// Something about an answer that can be seen without knowing any rule.
///
/// None may tell which answer is right: ``QuizBalance`` sees to that.
enum QuizTrait: String, CaseIterable, Sendable {
  // Answers of any kind.
  case nothing, several, longest, shortest
  // Views.
  case hasZPosition, sticksOut, isDisabled, isHidden, isFaint, ignoresTouches, isButton, isControl
  case isPicture, isTurned, isFirstAdded, isLastAdded, isDeepest, isOutermost, isLargest
  case isSmallest, isPlain, hasSubviews
  // Other responders.
  case isWindow, isController, isRootController, isOther
  // Actions and methods.
  case isOfControl, isOfInner, isOfOuter, tellsCancelling, tellsEnding

  /// Returns the traits of answers to one question.
  ///
  /// - Parameter answers: The answers, as people read them.
  static func traits(of answers: [String], in scene: Scene) -> [Set<QuizTrait>] {
    let parts = answers.map { $0.components(separatedBy: ", ") }
    var traits = parts.map { words in
      words.count == 1 ? ofWord(words[0], in: scene) : [.several]
    }
    for (k, words) in parts.enumerated() {
      if words.contains("touchesCancelled") { traits[k].insert(.tellsCancelling) }
      if words.contains("touchesEnded") { traits[k].insert(.tellsEnding) }
    }
    mark(.longest, .shortest, parts.map { Optional($0.count) }, &traits)
    let views = answers.map { scene.names[$0] as? UIView }
    let order = scene.names.objects.map { ObjectID($0) }
    mark(
      .isLastAdded, .isFirstAdded,
      views.map { view in view.flatMap { order.firstIndex(of: ObjectID($0)) } }, &traits)
    mark(.isDeepest, .isOutermost, views.map { $0.map(depth(of:)) }, &traits)
    mark(
      .isLargest, .isSmallest,
      views.map { view in view.map { Int($0.bounds.width * $0.bounds.height) } }, &traits)
    return traits
  }

  /// Returns what each answer is known by: its traits, and itself.
  static func marks(of answers: [String], in scene: Scene) -> [Set<String>] {
    zip(traits(of: answers, in: scene), answers).map { traits, answer in
      Set(traits.map(\.rawValue) + ["'\(answer)'"])
    }
  }

  /// Marks the answers with the greatest and the least value, where they are different.
  private static func mark(
    _ most: QuizTrait, _ least: QuizTrait, _ values: [Int?], _ traits: inout [Set<QuizTrait>]
  ) {
    let known = values.compactMap { $0 }
    guard let high = known.max(), let low = known.min(), high != low else { return }
    for (k, value) in values.enumerated() {
      if value == high { traits[k].insert(most) }
      if value == low { traits[k].insert(least) }
    }
  }

  private static func ofWord(_ word: String, in scene: Scene) -> Set<QuizTrait> {
    switch word {
    case QuizProbe.nobody, QuizProbe.nothing, Probe.untouched: return [.nothing]
    default: break
    }
    switch scene.names[word] {
    case let window as UIWindow: return window.isKeyWindow ? [.isWindow] : [.isWindow, .isOther]
    case let view as UIView: return ofView(view)
    case let controller as UIViewController:
      return controller.parent == nil && controller.presentingViewController == nil
        ? [.isRootController] : [.isController]
    case nil: return ofAction(word, in: scene)
    default: return [.isOther]
    }
  }

  private static func ofView(_ view: UIView) -> Set<QuizTrait> {
    var traits: Set<QuizTrait> = []
    func add(_ trait: QuizTrait, if holds: Bool) {
      if holds { traits.insert(trait) }
    }
    add(.hasZPosition, if: view.zPosition != 0)
    add(.sticksOut, if: view.superview.map { !$0.bounds.contains(view.frame) } ?? false)
    add(.isDisabled, if: (view as? UIControl)?.isEnabled == false)
    add(.isHidden, if: view.isHidden)
    add(.isFaint, if: view.alpha < 1)
    let isPicture = view is UIImageView || view is UILabel
    add(.ignoresTouches, if: !view.isUserInteractionEnabled && !isPicture)
    add(.isPicture, if: isPicture)
    add(.isButton, if: view is UIButton)
    add(.isControl, if: view is UIControl && !(view is UIButton))
    add(.isTurned, if: !view.transform.isIdentity)
    add(.hasSubviews, if: !view.subviews.isEmpty)
    add(.isPlain, if: traits.isEmpty)
    return traits
  }

  private static func depth(of view: UIView) -> Int {
    view.selfAndSuperviews.reduce(0) { count, _ in count + 1 }
  }

  private static func ofAction(_ action: String, in scene: Scene) -> Set<QuizTrait> {
    let senders = scene.gestureRecognizers.filter { !$0.targetsAndActions.isEmpty }
    guard
      let sender = senders.first(where: {
        $0.targetsAndActions.contains { $0.action.description == action }
      })
    else {
      return scene.views.contains { $0 is UIControl } ? [.isOfControl] : [.isOther]
    }
    let depths = senders.compactMap { $0.view.map(depth(of:)) }
    guard let depth = sender.view.map(depth(of:)), let least = depths.min(),
      let most = depths.max(), least != most
    else { return [.isOther] }
    return depth == most ? [.isOfInner] : depth == least ? [.isOfOuter] : [.isOther]
  }
}

/// How often answers with certain marks were right so far, against what chance would have made of it.
///
/// A mark is a trait, or the answer as it is read.
struct QuizBalance {
  /// The share of one answer among three or four is a whole number of these: sums of whole numbers
  /// are the same in any order.
  private static let unit = 12
  private var excess: [String: Int] = [:]

  /// Returns the excess of each mark after a question.
  private func change(_ marks: [Set<String>], key: Int) -> [String: Int] {
    var change: [String: Int] = [:]
    for set in marks {
      for mark in set { change[mark, default: 0] -= Self.unit / marks.count }
    }
    for mark in marks[key] { change[mark, default: 0] += Self.unit }
    return change
  }

  /// Returns how much a question would tip the balance; less than 0 for one that mends it.
  func tilt(_ marks: [Set<String>], key: Int) -> Int {
    change(marks, key: key).reduce(0) { sum, entry in
      let old = excess[entry.key, default: 0]
      let new = old + entry.value
      return sum + new * new - old * old
    }
  }

  /// Takes a question that is asked into account.
  mutating func note(_ marks: [Set<String>], key: Int) {
    for (mark, value) in change(marks, key: key) { excess[mark, default: 0] += value }
  }
}
