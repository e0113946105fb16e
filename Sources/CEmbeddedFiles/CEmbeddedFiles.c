// The compiler puts the files of Resources into the program, so that nothing has to be installed
// beside it. C can do so; SwiftPM's own way compiles an array literal, for minutes.
#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char class_book[] = {
#embed "Resources/Books/Classes.md"
};

static const unsigned char command_book[] = {
#embed "Resources/Books/Commands.md"
};
static const unsigned char codes[] = {
#embed "Resources/Books/Codes.md"
};
static const unsigned char rules[] = {
#embed "Resources/Books/Rules.md"
};
static const unsigned char surprises[] = {
#embed "Resources/Books/Surprises.md"
};
static const unsigned char synonyms[] = {
#embed "Resources/Books/Synonyms.md"
};
static const unsigned char topics[] = {
#embed "Resources/Books/Topics.md"
};
static const unsigned char man_page[] = {
#embed "Resources/Setup/tapscope.1"
};
static const unsigned char bash_completions[] = {
#embed "Resources/Setup/tapscope.bash"
};
static const unsigned char zsh_completions[] = {
#embed "Resources/Setup/_tapscope"
};
static const unsigned char fish_completions[] = {
#embed "Resources/Setup/tapscope.fish"
};
static const unsigned char schema[] = {
#embed "Resources/Setup/tapscope-2.schema.json"
};

static const unsigned char capture_swift[] = {
#embed "Resources/Capture/Tapscope.swift"
};
static const unsigned char capture_lldb[] = {
#embed "Resources/Capture/tapscope_lldb.py"
};
static const unsigned char capture_help[] = {
#embed "Resources/Capture/help.txt"
};
static const unsigned char classes[] = {
#embed "Resources/Classes/classes.txt"
};
static const unsigned char page_comparison[] = {
#embed "Resources/Page/comparison.css"
};
static const unsigned char page_handout[] = {
#embed "Resources/Page/handout.css"
};
static const unsigned char page_camera[] = {
#embed "Resources/Page/camera.mjs"
};
static const unsigned char page_controls[] = {
#embed "Resources/Page/controls.mjs"
};
static const unsigned char page_dead[] = {
#embed "Resources/Page/dead.mjs"
};
static const unsigned char page_decisions[] = {
#embed "Resources/Page/decisions.mjs"
};
static const unsigned char page_dom[] = {
#embed "Resources/Page/dom.mjs"
};
static const unsigned char page_fingers[] = {
#embed "Resources/Page/fingers.mjs"
};
static const unsigned char page_folding[] = {
#embed "Resources/Page/folding.mjs"
};
static const unsigned char page_geometry[] = {
#embed "Resources/Page/geometry.mjs"
};
static const unsigned char page_keys[] = {
#embed "Resources/Page/keys.mjs"
};
static const unsigned char page_labels[] = {
#embed "Resources/Page/labels.mjs"
};
static const unsigned char page_layers[] = {
#embed "Resources/Page/layers.mjs"
};
static const unsigned char page_main[] = {
#embed "Resources/Page/main.mjs"
};
static const unsigned char page_map[] = {
#embed "Resources/Page/map.mjs"
};
static const unsigned char page_marks[] = {
#embed "Resources/Page/marks.mjs"
};
static const unsigned char page_page[] = {
#embed "Resources/Page/page.mjs"
};
static const unsigned char page_painter[] = {
#embed "Resources/Page/painter.mjs"
};
static const unsigned char page_point[] = {
#embed "Resources/Page/point.mjs"
};
static const unsigned char page_reply[] = {
#embed "Resources/Page/reply.mjs"
};
static const unsigned char page_result[] = {
#embed "Resources/Page/result.mjs"
};
static const unsigned char page_rows[] = {
#embed "Resources/Page/rows.mjs"
};
static const unsigned char page_scene[] = {
#embed "Resources/Page/scene.mjs"
};
static const unsigned char page_stage[] = {
#embed "Resources/Page/stage.mjs"
};
static const unsigned char page_theme[] = {
#embed "Resources/Page/theme.mjs"
};
static const unsigned char page_tree[] = {
#embed "Resources/Page/tree.mjs"
};
static const unsigned char page_why[] = {
#embed "Resources/Page/why.mjs"
};
static const unsigned char page_style[] = {
#embed "Resources/Page/page.css"
};
static const unsigned char page_markup[] = {
#embed "Resources/Page/page.html"
};
static const unsigned char page_board[] = {
#embed "Resources/Page/board.mjs"
};
static const unsigned char page_connection[] = {
#embed "Resources/Page/connection.mjs"
};
static const unsigned char page_feed[] = {
#embed "Resources/Page/feed.mjs"
};
static const unsigned char page_invitation[] = {
#embed "Resources/Page/invitation.mjs"
};
static const unsigned char page_lanes[] = {
#embed "Resources/Page/lanes.mjs"
};
static const unsigned char page_lines[] = {
#embed "Resources/Page/lines.mjs"
};
static const unsigned char page_live[] = {
#embed "Resources/Page/live.css"
};
static const unsigned char page_live_style[] = {
#embed "Resources/Page/live.mjs"
};
static const unsigned char page_livecontrols[] = {
#embed "Resources/Page/livecontrols.mjs"
};
static const unsigned char page_livepage[] = {
#embed "Resources/Page/livepage.mjs"
};
static const unsigned char page_modepanel[] = {
#embed "Resources/Page/modepanel.mjs"
};
static const unsigned char page_overlay[] = {
#embed "Resources/Page/overlay.mjs"
};
static const unsigned char page_patches[] = {
#embed "Resources/Page/patches.mjs"
};
static const unsigned char page_places[] = {
#embed "Resources/Page/places.mjs"
};
static const unsigned char page_plates[] = {
#embed "Resources/Page/plates.mjs"
};
static const unsigned char page_player[] = {
#embed "Resources/Page/player.mjs"
};
static const unsigned char page_question[] = {
#embed "Resources/Page/question.mjs"
};
static const unsigned char page_questionpanel[] = {
#embed "Resources/Page/questionpanel.mjs"
};
static const unsigned char page_ranlines[] = {
#embed "Resources/Page/ranlines.mjs"
};
static const unsigned char page_recording[] = {
#embed "Resources/Page/recording.mjs"
};
static const unsigned char page_replay[] = {
#embed "Resources/Page/replay.mjs"
};
static const unsigned char page_sender[] = {
#embed "Resources/Page/sender.mjs"
};
static const unsigned char page_show[] = {
#embed "Resources/Page/show.mjs"
};
static const unsigned char page_source[] = {
#embed "Resources/Page/source.mjs"
};
static const unsigned char page_tools[] = {
#embed "Resources/Page/tools.mjs"
};
static const unsigned char page_trace[] = {
#embed "Resources/Page/trace.mjs"
};
static const unsigned char page_transcript[] = {
#embed "Resources/Page/transcript.mjs"
};
static const unsigned char page_votespicture[] = {
#embed "Resources/Page/votespicture.mjs"
};
static const unsigned char page_walk[] = {
#embed "Resources/Page/walk.mjs"
};
static const unsigned char page_walkpanel[] = {
#embed "Resources/Page/walkpanel.mjs"
};
static const unsigned char page_walkpicture[] = {
#embed "Resources/Page/walkpicture.mjs"
};
static const unsigned char page_recorded[] = {
#embed "Resources/Page/recorded.mjs"
};
static const unsigned char page_still[] = {
#embed "Resources/Page/still.mjs"
};
static const unsigned char page_votes[] = {
#embed "Resources/Page/votes.mjs"
};
static const unsigned char page_hashes[] = {
#embed "Resources/Page/hashes.txt"
};
static const unsigned char lesson_01_predict[] = {
#embed "Resources/Lessons/01-predict.lesson"
};
static const unsigned char lesson_02_order[] = {
#embed "Resources/Lessons/02-order.lesson"
};
static const unsigned char lesson_03_refusals[] = {
#embed "Resources/Lessons/03-refusals.lesson"
};
static const unsigned char lesson_04_imageview[] = {
#embed "Resources/Lessons/04-imageview.lesson"
};
static const unsigned char lesson_05_edge[] = {
#embed "Resources/Lessons/05-edge.lesson"
};
static const unsigned char lesson_06_outside[] = {
#embed "Resources/Lessons/06-outside.lesson"
};
static const unsigned char lesson_07_enlarge[] = {
#embed "Resources/Lessons/07-enlarge.lesson"
};
static const unsigned char lesson_08_circle[] = {
#embed "Resources/Lessons/08-circle.lesson"
};
static const unsigned char lesson_09_hud[] = {
#embed "Resources/Lessons/09-hud.lesson"
};
static const unsigned char lesson_10_raised[] = {
#embed "Resources/Lessons/10-raised.lesson"
};
static const unsigned char lesson_11_overlay[] = {
#embed "Resources/Lessons/11-overlay.lesson"
};
static const unsigned char lesson_12_chain[] = {
#embed "Resources/Lessons/12-chain.lesson"
};
static const unsigned char lesson_13_child[] = {
#embed "Resources/Lessons/13-child.lesson"
};
static const unsigned char lesson_14_disabled[] = {
#embed "Resources/Lessons/14-disabled.lesson"
};
static const unsigned char lesson_15_double[] = {
#embed "Resources/Lessons/15-double.lesson"
};
static const unsigned char lesson_16_cancel[] = {
#embed "Resources/Lessons/16-cancel.lesson"
};
static const unsigned char lesson_17_shake[] = {
#embed "Resources/Lessons/17-shake.lesson"
};
static const unsigned char lesson_18_swipe[] = {
#embed "Resources/Lessons/18-swipe.lesson"
};
static const unsigned char lesson_19_background[] = {
#embed "Resources/Lessons/19-background.lesson"
};
static const unsigned char lesson_20_receive[] = {
#embed "Resources/Lessons/20-receive.lesson"
};
static const unsigned char lesson_21_longpress[] = {
#embed "Resources/Lessons/21-longpress.lesson"
};
static const unsigned char lesson_22_pinch[] = {
#embed "Resources/Lessons/22-pinch.lesson"
};
static const unsigned char lesson_23_fingers[] = {
#embed "Resources/Lessons/23-fingers.lesson"
};
static const unsigned char lesson_24_exclusive[] = {
#embed "Resources/Lessons/24-exclusive.lesson"
};
static const unsigned char lesson_25_press[] = {
#embed "Resources/Lessons/25-press.lesson"
};
static const unsigned char lesson_26_hold[] = {
#embed "Resources/Lessons/26-hold.lesson"
};
static const unsigned char lesson_27_niltarget[] = {
#embed "Resources/Lessons/27-niltarget.lesson"
};
static const unsigned char lesson_28_delay[] = {
#embed "Resources/Lessons/28-delay.lesson"
};
static const unsigned char lesson_29_stroke[] = {
#embed "Resources/Lessons/29-stroke.lesson"
};
static const unsigned char lesson_30_offset[] = {
#embed "Resources/Lessons/30-offset.lesson"
};
static const unsigned char lesson_31_level[] = {
#embed "Resources/Lessons/31-level.lesson"
};
static const unsigned char lesson_32_sheet[] = {
#embed "Resources/Lessons/32-sheet.lesson"
};
static const unsigned char lesson_33_keyboard[] = {
#embed "Resources/Lessons/33-keyboard.lesson"
};
static const unsigned char lesson_34_return[] = {
#embed "Resources/Lessons/34-return.lesson"
};
static const unsigned char lesson_35_presented[] = {
#embed "Resources/Lessons/35-presented.lesson"
};
static const unsigned char lesson_36_palette[] = {
#embed "Resources/Lessons/36-palette.lesson"
};
static const unsigned char lesson_37_sideways[] = {
#embed "Resources/Lessons/37-sideways.lesson"
};
static const unsigned char lesson_38_thumbs[] = {
#embed "Resources/Lessons/38-thumbs.lesson"
};
static const unsigned char lesson_39_yourapp[] = {
#embed "Resources/Lessons/39-yourapp.lesson"
};
static const unsigned char talk_01_delivery[] = {
#embed "Resources/Talks/01-delivery.md"
};
static const unsigned char talk_02_responders[] = {
#embed "Resources/Talks/02-responders.md"
};
static const unsigned char talk_03_hit_testing[] = {
#embed "Resources/Talks/03-hit-testing.md"
};
static const unsigned char talk_04_the_log[] = {
#embed "Resources/Talks/04-the-log.md"
};
static const unsigned char talk_05_gestures[] = {
#embed "Resources/Talks/05-gestures.md"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const cc_file files[] = {
    FILE("Books/Classes.md", class_book),
    FILE("Books/Codes.md", codes),
    FILE("Books/Commands.md", command_book),
    FILE("Books/Rules.md", rules),
    FILE("Books/Surprises.md", surprises),
    FILE("Books/Synonyms.md", synonyms),
    FILE("Books/Topics.md", topics),
    FILE("Setup/tapscope.1", man_page),
    FILE("Setup/tapscope.bash", bash_completions),
    FILE("Setup/_tapscope", zsh_completions),
    FILE("Setup/tapscope.fish", fish_completions),
    FILE("Capture/Tapscope.swift", capture_swift),
    FILE("Capture/tapscope_lldb.py", capture_lldb),
    FILE("Capture/help.txt", capture_help),
    FILE("Classes/classes.txt", classes),
    FILE("Setup/tapscope-2.schema.json", schema),
    FILE("Page/comparison.css", page_comparison),
    FILE("Page/handout.css", page_handout),
    FILE("Page/camera.mjs", page_camera),
    FILE("Page/controls.mjs", page_controls),
    FILE("Page/dead.mjs", page_dead),
    FILE("Page/decisions.mjs", page_decisions),
    FILE("Page/dom.mjs", page_dom),
    FILE("Page/fingers.mjs", page_fingers),
    FILE("Page/folding.mjs", page_folding),
    FILE("Page/geometry.mjs", page_geometry),
    FILE("Page/keys.mjs", page_keys),
    FILE("Page/labels.mjs", page_labels),
    FILE("Page/layers.mjs", page_layers),
    FILE("Page/main.mjs", page_main),
    FILE("Page/map.mjs", page_map),
    FILE("Page/marks.mjs", page_marks),
    FILE("Page/page.mjs", page_page),
    FILE("Page/painter.mjs", page_painter),
    FILE("Page/point.mjs", page_point),
    FILE("Page/reply.mjs", page_reply),
    FILE("Page/result.mjs", page_result),
    FILE("Page/rows.mjs", page_rows),
    FILE("Page/scene.mjs", page_scene),
    FILE("Page/stage.mjs", page_stage),
    FILE("Page/theme.mjs", page_theme),
    FILE("Page/tree.mjs", page_tree),
    FILE("Page/why.mjs", page_why),
    FILE("Page/page.css", page_style),
    FILE("Page/page.html", page_markup),
    FILE("Page/board.mjs", page_board),
    FILE("Page/connection.mjs", page_connection),
    FILE("Page/feed.mjs", page_feed),
    FILE("Page/invitation.mjs", page_invitation),
    FILE("Page/lanes.mjs", page_lanes),
    FILE("Page/lines.mjs", page_lines),
    FILE("Page/live.css", page_live),
    FILE("Page/live.mjs", page_live_style),
    FILE("Page/livecontrols.mjs", page_livecontrols),
    FILE("Page/livepage.mjs", page_livepage),
    FILE("Page/modepanel.mjs", page_modepanel),
    FILE("Page/overlay.mjs", page_overlay),
    FILE("Page/patches.mjs", page_patches),
    FILE("Page/places.mjs", page_places),
    FILE("Page/plates.mjs", page_plates),
    FILE("Page/player.mjs", page_player),
    FILE("Page/question.mjs", page_question),
    FILE("Page/questionpanel.mjs", page_questionpanel),
    FILE("Page/ranlines.mjs", page_ranlines),
    FILE("Page/recording.mjs", page_recording),
    FILE("Page/replay.mjs", page_replay),
    FILE("Page/sender.mjs", page_sender),
    FILE("Page/show.mjs", page_show),
    FILE("Page/source.mjs", page_source),
    FILE("Page/tools.mjs", page_tools),
    FILE("Page/trace.mjs", page_trace),
    FILE("Page/transcript.mjs", page_transcript),
    FILE("Page/votespicture.mjs", page_votespicture),
    FILE("Page/walk.mjs", page_walk),
    FILE("Page/walkpanel.mjs", page_walkpanel),
    FILE("Page/walkpicture.mjs", page_walkpicture),
    FILE("Page/recorded.mjs", page_recorded),
    FILE("Page/still.mjs", page_still),
    FILE("Page/votes.mjs", page_votes),
    FILE("Page/hashes.txt", page_hashes),
    FILE("Lessons/01-predict.lesson", lesson_01_predict),
    FILE("Lessons/02-order.lesson", lesson_02_order),
    FILE("Lessons/03-refusals.lesson", lesson_03_refusals),
    FILE("Lessons/04-imageview.lesson", lesson_04_imageview),
    FILE("Lessons/05-edge.lesson", lesson_05_edge),
    FILE("Lessons/06-outside.lesson", lesson_06_outside),
    FILE("Lessons/07-enlarge.lesson", lesson_07_enlarge),
    FILE("Lessons/08-circle.lesson", lesson_08_circle),
    FILE("Lessons/09-hud.lesson", lesson_09_hud),
    FILE("Lessons/10-raised.lesson", lesson_10_raised),
    FILE("Lessons/11-overlay.lesson", lesson_11_overlay),
    FILE("Lessons/12-chain.lesson", lesson_12_chain),
    FILE("Lessons/13-child.lesson", lesson_13_child),
    FILE("Lessons/14-disabled.lesson", lesson_14_disabled),
    FILE("Lessons/15-double.lesson", lesson_15_double),
    FILE("Lessons/16-cancel.lesson", lesson_16_cancel),
    FILE("Lessons/17-shake.lesson", lesson_17_shake),
    FILE("Lessons/18-swipe.lesson", lesson_18_swipe),
    FILE("Lessons/19-background.lesson", lesson_19_background),
    FILE("Lessons/20-receive.lesson", lesson_20_receive),
    FILE("Lessons/21-longpress.lesson", lesson_21_longpress),
    FILE("Lessons/22-pinch.lesson", lesson_22_pinch),
    FILE("Lessons/23-fingers.lesson", lesson_23_fingers),
    FILE("Lessons/24-exclusive.lesson", lesson_24_exclusive),
    FILE("Lessons/25-press.lesson", lesson_25_press),
    FILE("Lessons/26-hold.lesson", lesson_26_hold),
    FILE("Lessons/27-niltarget.lesson", lesson_27_niltarget),
    FILE("Lessons/28-delay.lesson", lesson_28_delay),
    FILE("Lessons/29-stroke.lesson", lesson_29_stroke),
    FILE("Lessons/30-offset.lesson", lesson_30_offset),
    FILE("Lessons/31-level.lesson", lesson_31_level),
    FILE("Lessons/32-sheet.lesson", lesson_32_sheet),
    FILE("Lessons/33-keyboard.lesson", lesson_33_keyboard),
    FILE("Lessons/34-return.lesson", lesson_34_return),
    FILE("Lessons/35-presented.lesson", lesson_35_presented),
    FILE("Lessons/36-palette.lesson", lesson_36_palette),
    FILE("Lessons/37-sideways.lesson", lesson_37_sideways),
    FILE("Lessons/38-thumbs.lesson", lesson_38_thumbs),
    FILE("Lessons/39-yourapp.lesson", lesson_39_yourapp),
    FILE("Talks/01-delivery.md", talk_01_delivery),
    FILE("Talks/02-responders.md", talk_02_responders),
    FILE("Talks/03-hit-testing.md", talk_03_hit_testing),
    FILE("Talks/04-the-log.md", talk_04_the_log),
    FILE("Talks/05-gestures.md", talk_05_gestures),
};

size_t cc_count(void) { return sizeof files / sizeof *files; }

cc_file cc_file_at(size_t index) { return files[index]; }
