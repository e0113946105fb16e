/// Methods that get events, or decide about recognizers and the
/// first responder, and solve their lessons.
extension MethodSolution {
  /// In Swift and in Objective-C.
  static let ofEvents: [MethodSolution] = [
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
      override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {
        count += 1; super.touchesEnded(t, with: e)
      }
      override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) {
        count += 1; super.touchesCancelled(t, with: e)
      }
      END
      code <<END
      class Screen: UIViewController {
        var count = 0
        override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
        override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
        override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
        override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      }
      END
      code Screen on vc
      """#),
    MethodSolution(
      "disabled",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        var buy: UIView!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          !buy.frame.contains(touch.location(in: self))
        }
      }
      END
      code Card on card buy=buy
      set open delegate card
      """#),
    MethodSolution(
      "disabled",
      #"""
      code on card <<END
      var buy: UIView!
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !buy.frame.contains(recognizer.location(in: self))
      }
      END
      set card buy buy
      """#),
    MethodSolution(
      "disabled",
      #"""
      code on card <<END
      var buy: UIView!
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        buy.frame.contains(point) ? superview : super.hitTest(point, with: event)
      }
      END
      set card buy buy
      """#),
    MethodSolution(
      "double",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        var double: UIGestureRecognizer!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
          other === double
        }
      }
      END
      code Photo on photo double=double
      set single delegate photo
      """#),
    MethodSolution(
      "double",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        var single: UIGestureRecognizer!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
          other === single
        }
      }
      END
      code Photo on photo single=single
      set double delegate photo
      """#),
    MethodSolution(
      "swipe",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        var archive: UIGestureRecognizer!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
          other === archive
        }
      }
      END
      code Photo on card archive=archive
      set slide delegate card
      """#),
    MethodSolution(
      "pinch",
      #"""
      code <<END
      class Photo: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
          true
        }
      }
      END
      code Photo on map
      set zoom delegate map
      """#),
    MethodSolution(
      "shake",
      #"""
      code on pad <<END
      override var canBecomeFirstResponder: Bool { true }
      END
      focus pad
      """#),
    MethodSolution(
      "shake",
      #"""
      code <<END
      @interface Pad : UIView
      @end
      @implementation Pad
      - (BOOL)canBecomeFirstResponder { return YES; }
      @end
      END
      code Pad on pad
      focus pad
      """#),
    MethodSolution(
      "background",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        var name: UIView!
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          touch.view === self || touch.view === name
        }
      }
      END
      code Card on root name=name
      set close delegate root
      """#),
    MethodSolution(
      "background",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          touch.view === self
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
          !(touch.view?.isDescendant(of: panel) ?? false)
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
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          touch.view === self
        }
      }
      END
      code Card on dim
      set close delegate dim
      """#),
    MethodSolution(
      "receive",
      #"""
      code <<END
      @interface Dim : UIView <UIGestureRecognizerDelegate>
      @property (weak) UIView *panel;
      @property (weak) UIView *panel;
      @end
      @implementation Dim
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch {
        return ![touch.view isDescendantOfView:self.panel];
      }
      @end
      END
      code Dim on dim panel=panel panel=panel
      set close delegate dim
      """#),
    MethodSolution(
      "longpress",
      #"""
      code <<END
      class Card: UIView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ recognizer: UIGestureRecognizer,
          shouldReceive touch: UITouch) -> Bool {
          !(touch.view is UIButton)
        }
      }
      END
      code Card on card
      set menu delegate card
      """#),
    MethodSolution(
      "longpress",
      #"""
      code on buy <<END
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
      END
      """#),
    MethodSolution(
      "niltarget",
      #"""
      code on editor <<END
      override var canBecomeFirstResponder: Bool { true }
      END
      focus editor
      """#),
    MethodSolution(
      "stroke",
      #"""
      code on list <<END
      var canvas: UIView!
      override func touchesShouldCancel(in view: UIView) -> Bool { view !== canvas }
      END
      set list canvas canvas
      """#),
    MethodSolution(
      "stroke",
      #"""
      code on list <<END
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
      END
      """#),
    MethodSolution(
      "keyboard",
      #"""
      code on name <<END
      override var canResignFirstResponder: Bool { true }
      END
      target done touchUpInside nil.resignFirstResponder
      """#),
    MethodSolution(
      "return",
      #"""
      code <<END
      class Form: UIView, UITextFieldDelegate {
        func textFieldShouldReturn(_ field: UITextField) -> Bool {
          field.resignFirstResponder()
        }
      }
      END
      code Form on root
      set name delegate root
      """#),
    MethodSolution(
      "presented",
      #"""
      code <<END
      class Screen: UIViewController {
        var count = 0
        override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
        override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
        override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
        override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) { count += 1 }
      }
      END
      code Screen on vc
      """#),
  ]
}
