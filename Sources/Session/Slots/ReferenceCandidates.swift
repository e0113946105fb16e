import Language
import ResponderKit
import Scenes
import Text

extension Completion where Context == Session {
  /// Returns the objects that the word may mean: by name, by path, by class and number, or by their
  /// text.
  func references(
    suffix: String = " ", where fits: @escaping (StatefulObject) -> Bool
  ) -> [Candidate] {
    if choice.quote != nil { return textsOfViews(where: fits) }
    if choice.partial.contains("#") { return numbered(suffix: suffix, where: fits) }
    if let slash = choice.partial.lastIndex(of: "/") {
      return subviews(ofPath: String(choice.partial[..<slash]), suffix: suffix, where: fits)
    }
    var candidates = named(suffix: suffix, where: fits)
    // The names come first; whoever types a class or `it` finds those, too.
    if candidates.count < choice.most, !choice.partial.isEmpty {
      candidates += it(suffix: suffix, where: fits) + rootViews(suffix: suffix, where: fits)
      if looksLikeClass { candidates += classesOfViews(suffix: "", mark: "#", where: fits) }
    }
    return candidates
  }

  private var looksLikeClass: Bool {
    choice.partial.first.map { $0.isUppercase || $0 == "_" } ?? false
  }

  /// Returns the objects whose name begins like the word.
  func named(suffix: String = " ", where fits: @escaping (StatefulObject) -> Bool) -> [Candidate] {
    let names = session.scene.names
    let found = names.names.lazy.filter { name in
      choice.fits(name) && names[name].map(fits) == true
    }
    return found.prefix(choice.most).sorted().map { name in
      Candidate(name, summary(of: names[name]), suffix: suffix)
    }
  }

  private func summary(of object: StatefulObject?) -> String {
    guard let object else { return "" }
    let className = session.scene.className(of: object)
    guard let view = object as? UIView else { return className }
    let text = view.shownText.map { "  \"\($0)\"" } ?? ""
    return "\(className)  \(view.frame.text)\(text)"
  }

  private func it(suffix: String, where fits: @escaping (StatefulObject) -> Bool) -> [Candidate] {
    guard let it = session.state.it, fits(it) else { return [] }
    return choice.picked([
      Candidate("it", "\(session.scene.label(of: it))  \(summary(of: it))", suffix: suffix)
    ])
  }

  /// Returns the candidates of the form `VC.view`, once the dot is typed.
  private func rootViews(suffix: String, where fits: @escaping (StatefulObject) -> Bool)
    -> [Candidate]
  {
    guard let dot = choice.partial.lastIndex(of: "."),
      let controller = session.scene.names[String(choice.partial[..<dot])] as? UIViewController,
      let view = controller.viewIfLoaded, fits(view)
    else { return [] }
    return choice.picked([
      Candidate(choice.partial[..<dot] + ".view", summary(of: view), suffix: suffix)
    ])
  }

  private func subviews(
    ofPath path: String, suffix: String, where fits: @escaping (StatefulObject) -> Bool
  ) -> [Candidate] {
    guard let parent = (try? session.scene.object(named: path, suggesting: false)) as? UIView
    else { return [] }
    // A folder of files is completed on the way to what lies in it; so is a view.
    let candidates = parent.subviews.lazy.filter { fits($0) || $0.subviewCount > 0 }.map {
      Candidate("\(path)/\(session.scene.label(of: $0))", summary(of: $0), suffix: suffix)
    }.filter { choice.fits($0.text) }
    return Array(candidates.prefix(choice.most))
  }

  /// Returns the classes that the scene's views have, each with the number of its views.
  func classesOfViews(
    suffix: String, mark: String = "",
    where fits: @escaping (StatefulObject) -> Bool = { _ in true }
  ) -> [Candidate] {
    var counts: [String: Int] = [:]
    session.scene.views.forEach { view in
      if fits(view) { counts[session.scene.className(of: view), default: 0] += 1 }
    }
    return choice.picked(
      counts.sorted { $0.key < $1.key }.map {
        Candidate(
          "\($0.key)\(mark)", $0.value == 1 ? "1 view" : "\($0.value) views", suffix: suffix)
      })
  }

  private func numbered(suffix: String, where fits: @escaping (StatefulObject) -> Bool)
    -> [Candidate]
  {
    let className = String(choice.partial[..<(choice.partial.lastIndex(of: "#") ?? "".endIndex)])
    var candidates: [Candidate] = []
    var number = 0
    session.scene.views.forEach { view in
      guard session.scene.className(of: view) == className else { return }
      number += 1
      guard fits(view) else { return }
      let name = session.scene.names.name(of: view).map { $0 + "  " } ?? ""
      candidates.append(
        Candidate("\(className)#\(number)", "\(name)\(view.frame.text)", suffix: suffix))
    }
    return choice.picked(candidates)
  }

  /// Returns the texts that exactly one view shows, for a word in quotes.
  private func textsOfViews(where fits: @escaping (StatefulObject) -> Bool) -> [Candidate] {
    var views: [String: [UIView]] = [:]
    session.scene.views.forEach { view in
      if let text = view.shownText, !text.isEmpty, choice.fits(text) {
        views[text, default: []].append(view)
      }
    }
    return views.filter { $0.value.count == 1 && fits($0.value[0]) }
      .sorted { $0.key < $1.key }.map { text, views in
        let name = session.scene.names.name(of: views[0]).map { $0 + "  " } ?? ""
        return Candidate(text, name + summary(of: views[0]))
      }
  }
}
