"""Runs each program of a line of stdin and writes what it printed, or its error, as a line of JSON."""

import json
import os
import sys
import traceback

for line in sys.stdin:
    program = json.loads(line)
    os.environ.update(program["env"])
    printed = []
    try:
        exec(compile(program["code"], "sample.py", "exec"), {"__name__": "__main__", "print": printed.append})
        answer = {"printed": printed}
    except Exception:
        answer = {"error": traceback.format_exc()}
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
