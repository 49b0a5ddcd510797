"""Write the kept rounds anew: `python -m tests.golden`."""

from tests.golden import GOLDEN, text_of

for golden in GOLDEN:
    golden.file.write_text(text_of(golden), "utf-8", newline="\n")
