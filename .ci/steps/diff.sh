#!/usr/bin/env bash
# Compares a stage with its deployed templates. It creates no change set, so that reading stacks is enough.
set -euo pipefail
cd "$(dirname "$0")/../.."
stage=${1:-${STAGE:?dev, staging or prod}}
mkdir -p .build
npx cdk diff -c "stage=$stage" --method=template --no-color 2>&1 | tee ".build/diff-$stage.txt"
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
  # shellcheck disable=SC2016 # the backticks are Markdown
  { printf '### cdk diff %s\n\n```\n' "$stage"; head -c 60000 ".build/diff-$stage.txt"; printf '\n```\n'; } >>"$GITHUB_STEP_SUMMARY"
fi
