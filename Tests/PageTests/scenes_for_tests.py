import pathlib

FOLDER = pathlib.Path(__file__).parent
PLAIN = (FOLDER / "scenes/plain.scope").read_text()
OVERRIDDEN = PLAIN + (FOLDER / "scenes/overridden.scope").read_text()
SCREENS = FOLDER.parent.parent / "examples/screens"
TRANSFORMED = """
add a 60,60 250x250
rotate a 15
add b 30,30 150x150 in a
scale b 1.4,0.7
add UIButton c 20,20 90x90 in b
rotate c 40
add e 200,500 120x240
rotate e 75
add f 10,10 100x100 in e
set f transform 1 0.4 0.2 1 5 7
"""
# A turned window, with views that fill each other, turned to and fro, and one far away.
TURNED = "\n".join(
    ["add card 20,100 300x300", "add UIButton buy 150,260 100x80 in card", "add n0 40,420 300x300"]
    + [f"add n{k} 0,0 300x300 in n{k - 1}" for k in range(1, 24)]
    + [f"rotate n{k} {7 if k % 2 else -7}" for k in range(0, 24, 3)]
    + ["add far 0,0 80x80 in card", "set far bounds 1e9,0 80x80", "rotate far 3", "rotate window 90"])
WINDOWS = """
add base 0,0 390x400
add UIButton buy 40,40 120x44 in base title="Buy it"
window sheet 0,300 390x544 level=1
add handle 150,10 90x30 in sheet
window pass 0,0 390x844 level=2
override pass passthrough
add toast 45,60 300x90 in pass
add UIButton close 250,10 40x40 in toast
window small 200,600 150x150 level=3
rotate small 10
"""
COVERED = """
add card 20,100 350x300
add UIButton buy 40,40 120x44 in card title="Pay $83.40"
target buy touchUpInside vc.pay:
gesture tap touched on card
add UIScrollView list 0,420 390x200
add row1 0,10 390x60 in list
add row2 0,180 390x60 in list
add row3 0,300 390x60 in list
add veil 0,0 390x420
add faint 0,650 200x100 alpha=0.005
"""
# Long runs of refusals, and a long way straight down.
ROWS = "\n".join(
    [f"add v{k} {k % 4 * 90},{k // 4 * 200} 85x190" for k in range(16)]
    + ["add d0 180,400 200x400"]
    + [f"add d{k} 2,2 {200 - 4 * k}x{400 - 4 * k} in d{k - 1}" for k in range(1, 18)])
# What is longer than the columns are wide.
NAMES = ["theViewThatHasAVeryLongNameIndeedAndEvenLongerThanThat",
         "buyTheWholeThingRightNowWithOneSingleTapOnThisButtonPlease",
         "coverOfTheButtonThatIsInvisibleButTakesAllTouchesAnyway"]
LONG = f"""
add {NAMES[0]} 20,100 350x300
add UIButton {NAMES[1]} 10,10 300x60 in {NAMES[0]} title="{'Buy the whole thing now. ' * 4}"
add {NAMES[2]} 0,80 390x200
tap 100,130
"""
