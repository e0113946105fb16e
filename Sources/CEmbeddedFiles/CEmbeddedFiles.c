// The compiler puts the files of Resources into the program, so that nothing has to be installed
// beside it. C can do so; SwiftPM's own way compiles an array literal, for minutes.
#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char class_book[] = {
#embed "Resources/Books/Classes.md"
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
static const unsigned char page_camera[] = {
#embed "Resources/Page/camera.mjs"
};
static const unsigned char page_controls[] = {
#embed "Resources/Page/controls.mjs"
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
static const unsigned char page_hashes[] = {
#embed "Resources/Page/hashes.txt"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const cc_file files[] = {
    FILE("Books/Classes.md", class_book),
    FILE("Books/Codes.md", codes),
    FILE("Books/Rules.md", rules),
    FILE("Books/Surprises.md", surprises),
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
    FILE("Page/camera.mjs", page_camera),
    FILE("Page/controls.mjs", page_controls),
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
    FILE("Page/result.mjs", page_result),
    FILE("Page/rows.mjs", page_rows),
    FILE("Page/scene.mjs", page_scene),
    FILE("Page/stage.mjs", page_stage),
    FILE("Page/theme.mjs", page_theme),
    FILE("Page/tree.mjs", page_tree),
    FILE("Page/why.mjs", page_why),
    FILE("Page/page.css", page_style),
    FILE("Page/page.html", page_markup),
    FILE("Page/hashes.txt", page_hashes),
};

size_t cc_count(void) { return sizeof files / sizeof *files; }

cc_file cc_file_at(size_t index) { return files[index]; }
