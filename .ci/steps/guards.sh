#!/usr/bin/env bash
# The guards of bundles, budgets and templates, without the rest of the tests.
set -euo pipefail
cd "$(dirname "$0")/../.."
npx vitest run --project unit \
  test/infra/bundles.test.ts test/infra/bundles-load.test.ts test/infra/cost/budgets.test.ts \
  test/infra/refusals test/infra/rule-packs.test.ts test/infra/retained.test.ts
