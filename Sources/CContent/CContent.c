// The compiler puts the files of Resources into the program, so that nothing has to be installed
// beside it. C can do so; SwiftPM's own way compiles an array literal, for minutes.
#include "CContent.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

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

static const unsigned char classes[] = {
#embed "Resources/Classes/classes.txt"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const cc_file files[] = {
    FILE("Books/Codes.md", codes),
    FILE("Books/Rules.md", rules),
    FILE("Books/Surprises.md", surprises),
    FILE("Books/Topics.md", topics),
    FILE("Setup/tapscope.1", man_page),
    FILE("Setup/tapscope.bash", bash_completions),
    FILE("Setup/_tapscope", zsh_completions),
    FILE("Setup/tapscope.fish", fish_completions),
    FILE("Classes/classes.txt", classes),
    FILE("Setup/tapscope-2.schema.json", schema),
};

size_t cc_count(void) { return sizeof files / sizeof *files; }

cc_file cc_file_at(size_t index) { return files[index]; }
