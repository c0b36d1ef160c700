#!/usr/bin/env bash
# Deploys a stage, and writes the outputs of its stack for verify.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
stage=${1:-${STAGE:?dev, staging or prod}}
mkdir -p .build
npx cdk deploy -c "stage=$stage" -c "revision=$(git rev-parse HEAD)" --require-approval never \
  --outputs-file ".build/outputs-$stage.json"
