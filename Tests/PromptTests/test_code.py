"""Classes of Swift that are typed or pasted at the prompt."""

from prompt import MORE

CARD = """class Card: UIView {
    // An article's indentation.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
    }
}"""


def test_a_pasted_class_is_one_entry_of_the_history(tapscope, history_file):
    tapscope.paste(CARD)
    tapscope.press("Enter")
    tapscope.wait_for_text("Card: UIView  hitTest(_:with:)")
    tapscope.wait_for_prompt()
    assert "error" not in tapscope.screen.text
    tapscope.run("add Card card 0,0 90x90")
    tapscope.run("tap 5,5")
    assert "return hit == self ? nil : hit → nil" in tapscope.screen.text
    assert len(history_file.read_text().splitlines()) == 3
    tapscope.press("Up", "Up", "Up")
    tapscope.wait_for_line(CARD + "|")


def test_a_typed_class_goes_on_to_its_last_brace(tapscope):
    tapscope.run("@IBDesignable", prompt=MORE)
    tapscope.run("class A: UIView {", prompt=MORE)
    tapscope.run("  var isOpen = false", prompt=MORE)
    tapscope.run("}")
    tapscope.run("add A a 0,0 9x9")
    tapscope.run("a.isOpen = true")
    tapscope.run("a.isOpen")
    assert tapscope.row(tapscope.cursor[0] - 1) == "on"


def test_a_command_ends_a_class_whose_last_brace_is_missing(tapscope):
    tapscope.run("class A: UIView {", prompt=MORE)
    tapscope.run("  func f() {", prompt=MORE)
    tapscope.run("  }", prompt=MORE)
    tapscope.run("add UIView b 0,0 50x50")
    rows = tapscope.screen.rows
    assert "error: '{' is never closed; 'A' does not run" in rows
    assert "b: UIView (0 0; 50 50)" in rows


def test_a_class_with_a_mistake_is_mended_and_pasted_again(tapscope):
    tapscope.paste(CARD.replace("hit == self", "hitt == self"))
    tapscope.press("Enter")
    tapscope.wait_for_text("did you mean 'hit'?")
    tapscope.wait_for_prompt()
    tapscope.run("add Card card 0,0 90x90")
    tapscope.paste(CARD)
    tapscope.press("Enter")
    tapscope.wait_for_text("its methods belong to card")
    tapscope.wait_for_prompt()
    tapscope.run("tap 5,5")
    assert "Card, line 5" in tapscope.screen.text


def test_a_statement_goes_on_while_a_bracket_is_open(tapscope):
    tapscope.run("for i in 0..<2 {", prompt=MORE)
    tapscope.run("  let b = UIButton(frame: CGRect(x: 50 * i, y: 0, width: 40, height: 40))", prompt=MORE)
    tapscope.run("  view.addSubview(b)", prompt=MORE)
    tapscope.run("}")
    tapscope.run("view.subviews.map { $0.frame.minX }")
    assert tapscope.row(tapscope.cursor[0] - 1) == "[0, 50]"
    tapscope.run("expect hit button2 at 60,10")
    assert "error" not in tapscope.screen.text


def test_tab_completes_members_in_statements_and_classes(tapscope):
    tapscope.run("add UIButton buy 20,100 60x44")
    tapscope.type("buy.superview?.bringSubviewTo")
    tapscope.press("Tab")
    tapscope.wait_for_line("buy.superview?.bringSubviewToFront(|")
    tapscope.type("bu")
    tapscope.press("Tab")
    tapscope.wait_for_line("buy.superview?.bringSubviewToFront(buy|")
    tapscope.type(")")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    tapscope.run("class A: UIView {", prompt=MORE)
    tapscope.type("  override func layoutSubviews() { isUserI")
    tapscope.press("Tab")
    tapscope.wait_for_text("layoutSubviews() { isUserInteractionEnabled")


def test_a_class_is_edited_in_the_editor_and_read_again(start, tmp_path):
    editor = tmp_path / "editor"
    editor.write_text("#!/bin/sh\nsed -i.bak 's/-20/-50/g' \"$1\"\n")
    editor.chmod(0o755)
    tapscope = start(set={"EDITOR": str(editor), "VISUAL": None})
    tapscope.paste(
        "class Far: UIButton {\n"
        "  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n"
        "    bounds.insetBy(dx: -20, dy: -20).contains(p)\n  }\n}"
    )
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    tapscope.run("add Far far 100,100 20x20")
    tapscope.run("expect hit root at 60,60")
    tapscope.run("code edit Far")
    assert "Far: UIButton  point(inside:with:)" in tapscope.screen.text
    tapscope.run("expect hit far at 60,60")
    tapscope.run("code edit Far")
    assert "nothing was changed" in tapscope.screen.text
    assert "error" not in tapscope.screen.text
    tapscope.run("undo")
    tapscope.run("expect hit root at 60,60")
    assert "error" not in tapscope.screen.text


def test_a_file_that_was_changed_is_told_before_the_next_answer(tapscope, tmp_path):
    file = tmp_path / "Card.swift"
    file.write_text(CARD)
    tapscope.run(f"code {file}")
    tapscope.run("add Card card 0,0 90x90")
    assert "was changed" not in tapscope.screen.text
    file.write_text(CARD.replace("hit == self ? nil : hit", "hit"))
    tapscope.run("hit 5,5")
    assert "was changed since it was read" in tapscope.screen.text.replace("\n  ", " ")
    tapscope.run("hit 5,5")
    assert tapscope.screen.text.count("was changed") == 1
    tapscope.run(f"code {file}")
    assert "now a touch on card goes to card" in tapscope.screen.text


def test_tab_completes_swift_as_an_app_writes_it(tapscope):
    tapscope.run("add card 20,100 200x100")
    tapscope.type("card.isHid")
    tapscope.press("Tab")
    tapscope.wait_for_line("card.isHidden|")
    tapscope.press("Ctrl-U")
    tapscope.type("view.bringSub")
    tapscope.press("Tab")
    tapscope.wait_for_line("view.bringSubview|")
    tapscope.press("Tab")
    tapscope.wait_for_text("bringSubviewToFront")
    tapscope.press("Ctrl-U")
    tapscope.type("self.ca")
    tapscope.press("Tab")
    tapscope.type("rd.alp")
    tapscope.press("Tab")
    tapscope.wait_for_line("self.card.alpha|")
    tapscope.type(" = 0.5")
    tapscope.press("Enter")
    tapscope.wait_for_prompt()
    assert "read as: set card alpha 0.5" in tapscope.screen.text
    tapscope.run("undo")
    tapscope.run("expect card.alpha 1")
    assert "error" not in tapscope.screen.text


def test_a_constant_of_swift_stands_in_calls(tapscope):
    tapscope.run("add card 20,100 200x100")
    tapscope.run("let p = CGPoint(x: 30, y: 120)")
    tapscope.run("window.hitTest(p, with: nil)")
    assert "read as: hit 30,120 in window" in tapscope.screen.text
    tapscope.run("card.frame.contains(p)")
    assert tapscope.row(tapscope.cursor[0] - 1) == "true"
    tapscope.run("po [[UIWindow keyWindow] recursiveDescription]")
    assert "   | <UIView: 0x" in tapscope.screen.text
