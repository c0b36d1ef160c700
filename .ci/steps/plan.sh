#!/usr/bin/env bash
# Prints what the pipeline deploys, and passes it to later jobs.
set -euo pipefail
cd "$(dirname "$0")/../.."
npx node bin/delivery-plan.ts | tee -a "${GITHUB_OUTPUT:-/dev/null}"
