#!/usr/bin/env bash
# Measures one row of the scorecard in full, with the public collections of corpora.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
SCORE_CORPORA="$PWD/.build/corpora" npm run -s score -- "$ROW"
