# Completions of tapscope for fish.
# Written by the tests: UPDATE_DOCS=1 swift test --filter DocumentationTests
complete -c tapscope -f -k -a '(__fish_complete_suffix .scope)'
complete -c tapscope -s c -x -d 'Commands to run, after the scripts.'
complete -c tapscope -s i -d 'Prompt after the scripts.'
complete -c tapscope -l color -x -a 'auto always never' -d 'When to use colour: auto, always or never.'
complete -c tapscope -l ascii -d 'Draw with ASCII characters only.'
complete -c tapscope -l width -x -d 'The columns that lines should fit in.'
complete -c tapscope -l echo -d 'Print each command before its output.'
complete -c tapscope -l keep-going -d 'Go on after a script error.'
complete -c tapscope -l fail-fast -d 'Stop at the first expectation that fails.'
complete -c tapscope -l no-history -d 'Keep no history of the prompt\'s lines.'
complete -c tapscope -l version -d 'Show the version.'
complete -c tapscope -s h -l help -d 'Show help information.'
