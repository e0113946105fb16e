/// Methods about events and recognizers that come close, and solve no lesson.
extension MethodSolution {
  /// Methods that forget somebody.
  static let sloppyEvents: [MethodSolution] = [
    MethodSolution(
      "chain",
      #"""
      code on photo <<END
      var count = 0
      override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      END
      handle vc touches
      """#),
    MethodSolution(
      "chain",
      #"""
      code on photo <<END
      var count = 0
      override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {
        count += 1; super.touchesBegan(t, with: e)
      }
      override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) {
        count += 1; super.touchesMoved(t, with: e)
      }
      override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) {
        count += 1; super.touchesCancelled(t, with: e)
      }
      END
      handle vc touches
      """#),
    MethodSolution(
      "chain",
      #"""
      code on photo <<END
      var count = 0
      override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {
        super.touchesBegan(t, with: e); next?.touchesBegan(t, with: e)
      }
      override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) {
        super.touchesMoved(t, with: e); next?.touchesMoved(t, with: e)
      }
      override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {
        super.touchesEnded(t, with: e); next?.touchesEnded(t, with: e)
      }
      override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) {
        super.touchesCancelled(t, with: e); next?.touchesCancelled(t, with: e)
      }
      END
      handle vc touches
      """#),
    MethodSolution(
      "disabled",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          touch.view === self
        }
      }
      END
      code Card on card
      set open delegate card
      """#),
    MethodSolution(
      "disabled",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          false
        }
      }
      END
      code Card on card
      set open delegate card
      """#),
    MethodSolution(
      "disabled",
      #"""
      code on card <<END
      var buy: UIView!
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        buy.isUserInteractionEnabled
      }
      END
      set card buy buy
      """#),
    MethodSolution(
      "double",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        var single: UIGestureRecognizer!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
          other === single
        }
      }
      END
      code Photo on photo single=single
      set double delegate photo
      """#),
    MethodSolution(
      "double",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
          true
        }
      }
      END
      code Photo on photo
      set single delegate photo
      """#),
    MethodSolution(
      "swipe",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        var slide: UIGestureRecognizer!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
          other === slide
        }
      }
      END
      code Photo on card slide=slide
      set archive delegate card
      """#),
    MethodSolution(
      "swipe",
      #"""
      code on card <<END
      var archive: UIGestureRecognizer!
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === archive
      }
      END
      set card archive archive
      """#),
    MethodSolution(
      "pinch",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
          false
        }
      }
      END
      code Photo on map
      set zoom delegate map
      """#),
    MethodSolution(
      "pinch",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
          true
        }
      }
      END
      code Photo on map
      set zoom delegate map
      """#),
    MethodSolution(
      "cancel",
      #"""
      code on canvas <<END
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
      END
      """#),
    MethodSolution(
      "shake",
      #"""
      code on pad <<END
      override var canBecomeFirstResponder: Bool { true }
      END
      """#),
    MethodSolution(
      "shake",
      #"""
      code on name <<END
      var pad: UIView!
      override var next: UIResponder? { pad }
      END
      set name pad pad
      focus name
      """#),
    MethodSolution(
      "background",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          !(touch.view is UIControl)
        }
      }
      END
      code Card on root
      set close delegate root
      """#),
    MethodSolution(
      "background",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          false
        }
      }
      END
      code Card on root
      set close delegate root
      """#),
    MethodSolution(
      "receive",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        var panel: UIView!
        var panel: UIView!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          touch.view !== panel
        }
      }
      END
      code Card on dim panel=panel panel=panel
      set close delegate dim
      """#),
    MethodSolution(
      "receive",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        var panel: UIView!
        var panel: UIView!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          touch.view === panel
        }
      }
      END
      code Card on dim panel=panel panel=panel
      set close delegate dim
      """#),
    MethodSolution(
      "receive",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        var panel: UIView!
        var panel: UIView!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          !(touch.view?.isDescendant(of: panel) ?? false)
        }
      }
      END
      code Card on dim panel=panel panel=panel
      """#),
    MethodSolution(
      "longpress",
      #"""
      code on card <<END
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
      END
      """#),
    MethodSolution(
      "longpress",
      #"""
      code on buy <<END
      var menu: UIGestureRecognizer!
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === menu
      }
      END
      set buy menu menu
      """#),
    MethodSolution(
      "niltarget",
      #"""
      code on bar <<END
      var editor: UIView!
      override var next: UIResponder? { editor }
      END
      set bar editor editor
      """#),
    MethodSolution(
      "niltarget",
      #"""
      code on editor <<END
      override var canBecomeFirstResponder: Bool { true }
      END
      """#),
    MethodSolution(
      "stroke",
      #"""
      code on list <<END
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
      END
      """#),
    MethodSolution(
      "keyboard",
      #"""
      code on mail <<END
      override var canBecomeFirstResponder: Bool { true }
      END
      """#),
    MethodSolution(
      "keyboard",
      #"""
      code on name <<END
      override var canResignFirstResponder: Bool { false }
      END
      """#),
    MethodSolution(
      "return",
      #"""
      code <<END
      class Form: UIView, UITextFieldDelegate {
        func textFieldShouldReturn(_ field: UITextField) -> Bool {
          true
        }
      }
      END
      code Form on root
      set name delegate root
      """#),
    MethodSolution(
      "return",
      #"""
      code <<END
      class Form: UIView, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
          true
        }
      }
      END
      code Form on root
      set name delegate root
      """#),
    MethodSolution(
      "presented",
      #"""
      code on list <<END
      var count = 0
      override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      END
      """#),
    MethodSolution(
      "presented",
      #"""
      code on photo <<END
      var list: UIView!
      override var next: UIResponder? { list }
      END
      set photo list list
      """#),
    MethodSolution(
      "child",
      #"""
      code on leaf <<END
      var map: UIResponder!
      override var next: UIResponder? { map }
      END
      set leaf map map
      """#),
    MethodSolution(
      "child",
      #"""
      code on panel <<END
      var map: UIResponder!
      override var next: UIResponder? { map }
      END
      set panel map map
      """#),
    MethodSolution(
      "disabled",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          touch.location(in: self).y < 60
        }
      }
      END
      code Card on card
      set open delegate card
      """#),
    MethodSolution(
      "longpress",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          touch.location(in: self).y > 70
        }
      }
      END
      code Card on card
      set menu delegate card
      """#),
  ]
}
